import type { Client } from '@hub/contract/core/clients/client';
import { displayDate } from '@hub/contract/dates/date-display';
import { useState } from 'react';
import { clientName } from '../../../lib/client-name.ts';
import { useFoundClients } from './use-found-clients.ts';

const labelOf = (client: Client) => `${clientName(client)}, ${displayDate(client.dateOfBirth)}`;
const NEW = 'new';

const optionOf = (client: Client) => ({ value: client.id, label: labelOf(client) });

/** What a searchable dropdown of clients needs. Its last option is to add whom nobody is called like. */
export function useClientChoice({ onAdd }: { onAdd: (typed: string) => void }) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<Client>();
  const found = useFoundClients(chosen ? '' : typed);
  const clients = chosen ? [chosen] : (found.data ?? []);

  function search(text: string) {
    setTyped(text);
    if (chosen && text !== labelOf(chosen)) setChosen(undefined);
  }
  function choose(id: string) {
    if (id === NEW) return onAdd(typed);
    const client = clients.find((each) => each.id === id);
    // Whoever clears the choice begins anew; a text that matches nobody stays.
    if (client || chosen) setTyped(client ? labelOf(client) : '');
    setChosen(client);
  }
  const mayAdd = !chosen && found.isSuccess && typed.trim() !== '';
  const addition = { value: NEW, label: `Add a new client: ${typed.trim()}` };
  return {
    typed,
    chosen,
    control: {
      options: [...clients.map(optionOf), ...(mayAdd ? [addition] : [])],
      value: chosen?.id ?? '',
      onChange: choose,
      search: { text: typed, onChange: search },
      loading: !chosen && found.isLoading,
      noMatch: found.isError ? 'The clients could not be loaded. Type on to try again.' : 'No clients yet',
    },
  };
}
