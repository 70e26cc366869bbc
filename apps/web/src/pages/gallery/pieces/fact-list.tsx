import { Fact, FactList } from '../../../ui/fact-list/fact-list.tsx';
import type { GalleryPiece } from '../pieces.ts';
import { State } from '../states.tsx';
import styles from './layout.module.css';

export const piece: GalleryPiece = {
  group: 'Structure',
  title: 'Fact list',
  note: 'For a record that is read, not typed: each fact beside its name, under it on a phone.',
  Content: () => (
    <div className={styles.wide}>
      <State name="Of a client">
        <FactList>
          <Fact name="Date of birth">02/29/2016 (10 years)</Fact>
          <Fact name="Pronouns">They/Them/Theirs</Fact>
          <Fact name="Email">{null}</Fact>
        </FactList>
      </State>
    </div>
  ),
};
