import { generatePath } from 'react-router';
import { paths } from '../../app/paths.ts';
import { Link } from '../../ui/link/link.tsx';
import styles from './piece-card.module.css';
import type { Piece } from './pieces.ts';
import { States } from './states.tsx';

/** A piece among the others. Its title leads to the page on which it stands alone. */
export function PieceCard({ id, title, note, Content }: Piece) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.piece}>
      <h2 id={`${id}-title`} className={styles.title}>
        <Link href={generatePath(paths.gallery, { piece: id })}>{title}</Link>
      </h2>
      <p className={styles.note}>{note}</p>
      <States>
        <Content />
      </States>
    </section>
  );
}
