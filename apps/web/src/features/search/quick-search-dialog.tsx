import { useState } from 'react';
import { useNavigate } from 'react-router';
import { reasonOf } from '../../lib/api/api-problem.ts';
import { QuickFind } from '../../ui/quick-find/quick-find.tsx';
import { foundGroups } from './found-groups.tsx';
import { useSearch } from './use-search.ts';

const WHAT_TO_TYPE = 'Type a name, a client ID, an email or a date of birth';

type Props = { visible: boolean; onVisibleChange: (visible: false) => void };

export function QuickSearchDialog({ visible, onVisibleChange }: Props) {
  const [query, setQuery] = useState('');
  const navigate = useNavigate();
  const found = useSearch(query);
  const groups = found.data ? foundGroups(found.data) : [];
  const close = () => {
    setQuery('');
    onVisibleChange(false);
  };
  return (
    <QuickFind
      label="Search clients, cases, assessments and products"
      visible={visible}
      onVisibleChange={close}
      query={query}
      onQueryChange={setQuery}
      groups={groups}
      isCurrent={found.isCurrent}
      onOpen={navigate}
      message={messageOf(query, found, groups.flatMap(({ results }) => results).length)}
    />
  );
}

type State = Pick<ReturnType<typeof useSearch>, 'error' | 'isCurrent' | 'data'>;

function messageOf(query: string, { error, isCurrent, data }: State, count: number): string {
  if (error && !data) return `The search did not work. ${reasonOf(error)}`;
  if (!isCurrent) return 'Searching…';
  if (query.trim() === '') {
    return count > 0 ? `${WHAT_TO_TYPE}, or open what you opened lately.` : `${WHAT_TO_TYPE}.`;
  }
  if (count === 0) return `Nothing found for “${query.trim()}”.`;
  return count === 1 ? '1 result' : `${count} results`;
}
