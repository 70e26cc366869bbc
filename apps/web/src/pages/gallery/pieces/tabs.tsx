import { useState } from 'react';
import { LinkTabs } from '../../../ui/tabs/link-tabs.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import type { GalleryPiece } from '../pieces.ts';
import { State } from '../states.tsx';
import styles from './layout.module.css';

const tabs = [
  { id: 'info', title: 'Info', content: <p>Maya Okafor, 9 years, 4th grade at Harbor Elementary.</p> },
  { id: 'cases', title: 'Cases', content: <p>Two open cases, one closed.</p> },
  { id: 'reports', title: 'All Reports', content: <p>Seven reports since 2024.</p> },
] as const;

function ClientTabs() {
  const [selected, setSelected] = useState<(typeof tabs)[number]['id']>('info');
  return (
    <div className={styles.wide}>
      <Tabs label="Client" selected={selected} onSelect={setSelected} tabs={tabs} />
    </div>
  );
}

export const piece: GalleryPiece = {
  group: 'Structure',
  title: 'Tabs',
  note: 'For parts of one page that are not needed at the same time. The tab belongs into the address.',
  Content: () => (
    <div className={styles.wide}>
      <State name="Three tabs">
        <ClientTabs />
      </State>
      <State name="Parts with addresses of their own">
        <div className={styles.wide}>
          <LinkTabs
            label="Practitioner"
            current="#info"
            tabs={[
              { href: '#info', title: 'Info' },
              { href: '#clients', title: 'Clients' },
            ]}
          />
        </div>
      </State>
    </div>
  ),
};
