import { useLanguage } from '../language/language.tsx';
import styles from './form.module.css';
import type { ShownItem } from './shown-items.ts';

type Props = { page: ShownItem['page']; isOpen: boolean; id: string };

/** The instructions for all items of a page: open at the first item, collapsed at the others. */
export function PageIntro({ page, isOpen, id }: Props) {
  const { words, inLanguage } = useLanguage();
  const title = page.title && <p className={styles.pageTitle}>{inLanguage(page.title)}</p>;
  if (isOpen) {
    return (
      <div id={id} className={styles.intro}>
        {title}
        <p>{inLanguage(page.instructions)}</p>
      </div>
    );
  }
  return (
    <div className={styles.introLater}>
      {title}
      <details>
        <summary>{words.instructions}</summary>
        <p>{inLanguage(page.instructions)}</p>
      </details>
    </div>
  );
}
