import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useLanguage } from '../language/language.tsx';
import { type AnswerStore, isMissing } from './answer-store.ts';
import styles from './form.module.css';
import { PageIntro } from './page-intro.tsx';
import { Question } from './question.tsx';
import type { ShownItem } from './shown-items.ts';
import { Step } from './step.tsx';
import { useSeconds } from './use-seconds.ts';

/** Long enough to see the chosen option, and to absorb the second click of a double click. */
const MOVE_ON_AFTER_MS = 300;

type Props = { shown: ShownItem; store: AnswerStore; onBack: () => void; onNext: () => void };

/** One item at a time. A choice moves on by itself. */
export function ItemScreen({ shown: { item, page, isFirstOfPage }, store, onBack, onNext }: Props) {
  const { words, inLanguage } = useLanguage();
  const introId = useId();
  const moveOnSoon = useMoveOnSoon(onNext);
  const seconds = useSeconds();
  const answer = store.given.answers[item.id];
  const describedBy = isFirstOfPage ? introId : undefined;
  return (
    <Step isSkip={'options' in item && isMissing(answer)} onBack={onBack} onNext={onNext}>
      <PageIntro page={page} isOpen={isFirstOfPage} id={introId} />
      {item.kind === 'read' ? (
        <div className={styles.question}>
          <h1 tabIndex={-1} data-arrival aria-describedby={describedBy} className={styles.pageTitle}>
            {words.pleaseRead}
          </h1>
          <p className={styles.reading}>{inLanguage(item.text)}</p>
        </div>
      ) : (
        <Question
          item={item}
          answer={answer}
          onAnswer={(given) =>
            store.change({ kind: 'item', itemId: item.id, answer: given, seconds: seconds() })
          }
          onChosen={moveOnSoon}
          isAlone
          describedBy={describedBy}
        />
      )}
    </Step>
  );
}

/** Only the last choice counts: each choice restarts the pause. */
function useMoveOnSoon(onNext: () => void) {
  const [choices, setChoices] = useState(0);
  const moveOn = useEffectEvent(onNext);
  useEffect(() => {
    if (choices === 0) return;
    const timer = setTimeout(() => moveOn(), MOVE_ON_AFTER_MS);
    return () => clearTimeout(timer);
  }, [choices]);
  return () => setChoices((count) => count + 1);
}
