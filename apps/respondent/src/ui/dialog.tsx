import { type ReactNode, type RefObject, useId } from 'react';
import { useLanguage } from '../language/language.tsx';
import { Button } from './button.tsx';
import styles from './dialog.module.css';

type Props = {
  ref: RefObject<HTMLDialogElement | null>;
  title: string;
  children: ReactNode;
  /** Null while the action is not possible. */
  action: ReactNode;
  /** There is nothing to cancel. */
  isNotice?: boolean;
  /** Why the action failed. */
  problem: string | undefined;
};

/** Asks before an action. The browser keeps the focus inside and closes the dialog with Escape. */
export function Dialog({ ref, title, children, action, isNotice = false, problem }: Props) {
  const { words } = useLanguage();
  const titleId = useId();
  return (
    <dialog ref={ref} aria-labelledby={titleId} className={styles.dialog}>
      <div className={styles.content}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {children}
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
        <div className={styles.buttons}>
          <Button onClick={() => ref.current?.close()}>{isNotice ? words.close : words.cancel}</Button>
          {action}
        </div>
      </div>
    </dialog>
  );
}
