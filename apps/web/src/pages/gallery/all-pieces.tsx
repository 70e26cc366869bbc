import { PageTitle } from '../../lib/page-title.tsx';
import { ThemeChoice } from '../../lib/theme/theme-choice.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import styles from './all-pieces.module.css';
import { Contents } from './contents.tsx';
import { PieceCard } from './piece-card.tsx';
import { piecesByGroup } from './pieces.ts';

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
