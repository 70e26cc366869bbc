import { PageTitle } from '../../lib/page-title.tsx';
import styles from './gallery-page.module.css';
import { type GalleryPiece, groups } from './gallery-piece.ts';
import { ThemeSwitch } from './theme-switch.tsx';

const files = import.meta.glob<{ piece: GalleryPiece }>('./pieces/*.tsx', { eager: true });
const pieces = Object.values(files)
  .map(({ piece }) => piece)
  .sort((one, other) => one.title.localeCompare(other.title));

const idOf = (title: string) => title.toLowerCase().replace(/\W+/g, '-');

/** Every piece of the interface in every state: the page that a designer opens first. */
export function Component() {
  return (
    <div className={styles.page}>
      <PageTitle>Interface</PageTitle>
      <header className={styles.header}>
        <div>
          <h1 className={styles.title}>Interface</h1>
          <p className={styles.lead}>Every piece that the screens are made of, in every state.</p>
        </div>
        <ThemeSwitch />
      </header>
      <nav aria-label="Pieces" className={styles.contents}>
        {groups.map((group) => (
          <Contents key={group} group={group} />
        ))}
      </nav>
      <div className={styles.pieces}>
        {groups
          .flatMap((group) => inGroup(group))
          .map((piece) => (
            <Piece key={piece.title} {...piece} />
          ))}
      </div>
    </div>
  );
}

const inGroup = (group: GalleryPiece['group']) => pieces.filter((piece) => piece.group === group);

function Contents({ group }: { group: GalleryPiece['group'] }) {
  return (
    <div>
      <p className={styles.group}>{group}</p>
      <ul>
        {inGroup(group).map(({ title }) => (
          <li key={title}>
            <a href={`#${idOf(title)}`}>{title}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Piece({ title, note, Content }: GalleryPiece) {
  const id = idOf(title);
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.piece}>
      <h2 id={`${id}-title`} className={styles.pieceTitle}>
        {title}
      </h2>
      <p className={styles.note}>{note}</p>
      <div className={styles.states}>
        <Content />
      </div>
    </section>
  );
}
