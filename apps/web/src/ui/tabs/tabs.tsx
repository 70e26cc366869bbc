import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import styles from './tabs.module.css';

type Props<Id extends string> = {
  label: string;
  selected: Id;
  onSelect: (id: Id) => void;
  tabs: readonly { id: Id; title: string; content: ReactNode }[];
};

/** Only the panel of the selected tab exists in the page. */
export function Tabs<Id extends string>({ label, selected, onSelect, tabs }: Props<Id>) {
  return (
    <AriaTabs selectedKey={selected} onSelectionChange={(id) => onSelect(id as Id)}>
      <TabList aria-label={label} className={`${styles.list}`}>
        {tabs.map(({ id, title }) => (
          <Tab key={id} id={id} className={`${styles.tab}`}>
            {title}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={`${styles.panel}`}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
