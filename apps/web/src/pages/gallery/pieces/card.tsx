import { Card } from '../../../ui/card/card.tsx';
import type { GalleryPiece } from '../pieces.ts';
import { State } from '../states.tsx';
import styles from './layout.module.css';

export const piece: GalleryPiece = {
  group: 'Structure',
  title: 'Card',
  note: 'Holds together what belongs together, such as a section of a form. Never a card inside a card.',
  Content: () => (
    <div className={styles.wide}>
      <State name="Card">
        <Card>
          <p>Maya Okafor was referred on 10/02/2026 by Dr. Amara Reyes for difficulties with reading.</p>
        </Card>
      </State>
    </div>
  ),
};
