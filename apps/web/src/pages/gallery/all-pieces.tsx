import { generatePath } from 'react-router';
import { paths } from '../../app/paths.ts';
import { PageTitle } from '../../lib/page-title.tsx';
import { ThemeChoice } from '../../lib/theme/theme-choice.tsx';
import { Link } from '../../ui/link/link.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import styles from './all-pieces.module.css';
import { type Piece, piecesByGroup } from './pieces.ts';
import { States } from './states.tsx';

export function AllPieces() {
  return (
    <>
      <PageTitle>Interface</PageTitle>
      <PageHeader
        title="Interface"
        description="Every piece that the screens are made of, in every state, with a word on when to use it."
        action={<ThemeChoice />}
      />
      <div className={styles.columns}>
        <Contents />
        <div className={styles.groups}>
          {piecesByGroup.map(({ name, pieces }) => (
            <div key={name} className={styles.pieces}>
              <p className={styles.group}>{name}</p>
              {pieces.map((piece) => (
                <PieceCard key={piece.id} {...piece} />
              ))}
            </div>
          ))}
        </div>
      </div>
    </>
  );
}

/** Beside the pieces on a wide screen, above them on a narrow one. */
function Contents() {
  return (
    <nav aria-label="Pieces" className={styles.contents}>
      {piecesByGroup.map(({ name, pieces }) => (
        <div key={name}>
          <p className={styles.contentsGroup}>{name}</p>
          <ul className={styles.list}>
            {pieces.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className={styles.link}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** A piece among the others. Its title leads to its own page. */
function PieceCard({ id, title, note, Content }: Piece) {
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
