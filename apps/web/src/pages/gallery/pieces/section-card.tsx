import { type ReactNode, useState } from 'react';
import { ClientsIcon, CommentIcon, LibraryIcon } from '../../../ui/icon/icons.tsx';
import { SectionCard } from '../../../ui/section-card/section-card.tsx';
import type { GalleryPiece } from '../pieces.ts';
import { State } from '../states.tsx';
import styles from './layout.module.css';

type Props = { title: string; icon: ReactNode; max: number; text: string; filled?: boolean };

function Section({ text, filled = false, ...section }: Props) {
  const [instances, setInstances] = useState<readonly { id: string }[]>([]);
  return (
    <SectionCard
      {...section}
      instances={instances}
      onAdd={() => setInstances([...instances, { id: crypto.randomUUID() }])}
      onRemove={(id) => setInstances(instances.filter((instance) => instance.id !== id))}
      isFilled={() => filled}
    >
      {() => <p>{text}</p>}
    </SectionCard>
  );
}

export const piece: GalleryPiece = {
  group: 'Structure',
  title: 'Section card',
  note: 'A part of a form that not everybody needs. Its plus adds one, up to a maximum; each can be removed, after a question when something would be lost.',
  Content: () => (
    <>
      <div className={styles.wide}>
        <State name="Up to three">
          <Section
            title="Client contact"
            icon={<ClientsIcon />}
            max={3}
            text="Relationship, name, email and phone of the contact."
          />
        </State>
      </div>
      <div className={styles.wide}>
        <State name="Only one">
          <Section
            title="General comments"
            icon={<CommentIcon />}
            max={1}
            text="Up to 500 characters on anything that fits nowhere else."
          />
        </State>
      </div>
      <div className={styles.wide}>
        <State name="With something to lose">
          <Section
            title="Education and learning"
            icon={<LibraryIcon />}
            max={1}
            text="Harbor Elementary, 4th grade."
            filled
          />
        </State>
      </div>
    </>
  ),
};
