import { useLanguage } from '../language/language.tsx';
import { Button } from '../ui/button.tsx';
import { AlertIcon, CheckIcon } from '../ui/icons.tsx';
import styles from './form.module.css';
import type { ShownQuestion } from './shown-items.ts';

/** The submission of the form. */
export type Finishing = {
  /**
   * Why it is not submitted yet: nobody has pressed the button, it is waiting, or another device has answered
   * meanwhile.
   */
  status: 'idle' | 'waiting' | 'changed';
  /** In words, why it is waiting. */
  waitsFor?: string;
  submit: () => void;
  cancel?: () => void;
};

type Props = {
  unanswered: readonly ShownQuestion[];
  onOpen: (itemId: string) => void;
  onBack: () => void;
  finishing: Finishing;
};

/** The list of unanswered questions before the end. */
export function Review({ unanswered, onOpen, onBack, finishing }: Props) {
  const { words } = useLanguage();
  const { status, waitsFor, submit, cancel } = finishing;
  const isWaiting = status === 'waiting';
  const openItem = (itemId: string) => {
    cancel?.();
    onOpen(itemId);
  };
  const goBack = () => {
    cancel?.();
    onBack();
  };
  const needed = unanswered.filter(({ item }) => item.required);
  const others = unanswered.filter(({ item }) => !item.required);
  return (
    <>
      <h1 tabIndex={-1} data-arrival className={styles.title}>
        {words.beforeFinishing}
      </h1>
      {unanswered.length === 0 ? (
        <p className={styles.withIcon}>
          <CheckIcon />
          {words.allAnswered}
        </p>
      ) : (
        <p>
          {words.unanswered(unanswered.length)} {needed.length === 0 && words.mayStay}
        </p>
      )}
      {needed.length > 0 && (
        <div className={styles.needed}>
          <h2 className={`${styles.strong} ${styles.withIcon}`}>
            <AlertIcon />
            {words.needed}
          </h2>
          <QuestionList questions={needed} onOpen={openItem} />
        </div>
      )}
      {others.length > 0 && <QuestionList questions={others} onOpen={openItem} />}
      <p role="status" className={styles.waiting}>
        {isWaiting && waitsFor}
        {status === 'changed' && (
          <>
            <AlertIcon />
            {words.answersChanged}
          </>
        )}
      </p>
      <div className={styles.buttons}>
        <Button onClick={goBack}>{words.back}</Button>
        {needed.length === 0 && (
          <Button variant="primary" aria-disabled={isWaiting} onClick={() => isWaiting || submit()}>
            {isWaiting ? words.finishing : words.finish}
          </Button>
        )}
      </div>
    </>
  );
}

type ListProps = { questions: readonly ShownQuestion[]; onOpen: (itemId: string) => void };

function QuestionList({ questions, onOpen }: ListProps) {
  const { inLanguage } = useLanguage();
  return (
    <ul className={styles.unanswered}>
      {questions.map(({ item, number }) => (
        <li key={item.id}>
          <button type="button" className={styles.open} onClick={() => onOpen(item.id)}>
            <span className={styles.number}>{number}</span>
            <span>{inLanguage(item.text)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
