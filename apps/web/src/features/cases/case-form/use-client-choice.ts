import type { Client } from '@hub/contract/core/clients/client';
import { displayDate } from '@hub/contract/dates/date-display';
import { TEXT_MAX_LENGTH } from '@hub/contract/fields/text';
import { useEffect, useState } from 'react';
import { clientName } from '../../clients/client-name.ts';
import { useFoundClients } from '../../clients/client-queries.ts';

const labelOf = (client: Client) => `${clientName(client)}, ${displayDate(client.dateOfBirth)}`;
const NEW = 'new';
const PAUSE_MS = 250;
const MAX_FOUND = 10;

const optionOf = (client: Client) => ({ value: client.id, label: labelOf(client) });

/** The props of a searchable dropdown of clients. Its last option adds a client with the typed name. */
export function useClientChoice({ onAdd }: { onAdd: (typed: string) => void }) {
  const [typed, setTyped] = useState('');
  const [selected, setSelected] = useState<Client>();
  const found = useSearchedClients(selected ? '' : typed);
  const clients = selected ? [selected] : (found.data ?? []);

  function search(text: string) {
    setTyped(text);
    if (selected && text !== labelOf(selected)) setSelected(undefined);
  }
  function choose(id: string) {
    if (id === NEW) return onAdd(typed);
    const client = clients.find((each) => each.id === id);
    // Clearing the choice clears the text too; a text that matches nobody stays.
    if (client || selected) setTyped(client ? labelOf(client) : '');
    setSelected(client);
  }
  const mayAdd = !selected && found.isSuccess && typed.trim() !== '';
  const addition = { value: NEW, label: `Add a new client: ${typed.trim()}` };
  return {
    typed,
    selected,
    control: {
      options: [...clients.map(optionOf), ...(mayAdd ? [addition] : [])],
      value: selected?.id ?? '',
      onChange: choose,
      search: { text: typed, onChange: search },
      loading: !selected && found.isLoading,
      noMatch: found.isError ? 'The clients could not be loaded. Type on to try again.' : 'No clients yet',
    },
  };
}

/** The first clients whose name matches what is typed; the latest ones while nothing is typed. */
function useSearchedClients(typed: string) {
  const text = typed.trim().slice(0, TEXT_MAX_LENGTH);
  const [asked, setAsked] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  const query = asked ? { Name: asked } : ({ SortBy: 'created', Order: 'desc' } as const);
  const found = useFoundClients({ ...query, PageSize: MAX_FOUND });
  return { ...found, isLoading: text !== asked || found.isPending };
}

/** The names of a client in the text of a search: "Zora Quill", or "Quill, Zora". */
export function namesIn(typed: string): { firstName: string; lastName: string } {
  const [beforeComma = '', afterComma] = typed.split(',', 2).map((part) => part.trim());
  if (afterComma !== undefined) return { firstName: afterComma, lastName: beforeComma };
  const [firstName = '', ...others] = beforeComma.split(/\s+/);
  return { firstName, lastName: others.join(' ') };
}
