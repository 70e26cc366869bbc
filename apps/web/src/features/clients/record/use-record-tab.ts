import { useSearchParams } from 'react-router';

const TAB = 'tab';
const tabs = ['info', 'cases'] as const;
type RecordTab = (typeof tabs)[number];

/** Which part of the record is shown, which is a part of its address. The first one goes without saying. */
export function useRecordTab() {
  const [search, setSearch] = useSearchParams();
  const selected: RecordTab = tabs.find((tab) => tab === search.get(TAB)) ?? 'info';
  return {
    selected,
    select(tab: RecordTab) {
      if (tab !== selected) setSearch(tab === 'info' ? {} : { [TAB]: tab });
    },
  };
}
