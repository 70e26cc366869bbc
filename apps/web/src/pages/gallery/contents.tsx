import styles from './contents.module.css';
import { piecesByGroup } from './pieces.ts';

/** Beside the pieces on a wide screen, above them on a narrow one. */
export function Contents() {
  return (
    <nav aria-label="Pieces" className={styles.contents}>
      {piecesByGroup.map(({ name, pieces }) => (
        <div key={name}>
          <p className={styles.group}>{name}</p>
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
