import { useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useLanguage } from '../language/language.tsx';
import type { AnswerStore } from './answer-store.ts';
import styles from './form.module.css';
import { Question } from './question.tsx';
import type { ShownItem } from './shown-items.ts';
import { Step } from './step.tsx';
import { useSeconds } from './use-seconds.ts';

type Props = {
  /** All questions of the page. */
  shown: readonly [ShownItem, ...ShownItem[]];
  name: string;
  store: AnswerStore;
  onBack: () => void;
  onNext: () => void;
};

/** Shows a whole page of questions; it moves on only with the button. */
export function PageScreen({ shown, name, store, onBack, onNext }: Props) {
  const { inLanguage } = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const introId = useId();
  const seconds = useSeconds();
  const { title, instructions } = shown[0].page;

  // After an answer by key the focus moves to the next question, which the answer itself may have revealed.
  const [answered, setAnswered] = useState<{ itemId: string }>();
  const focusNext = useEffectEvent((itemId: string) => {
    const next = shown.findIndex(({ item }) => item.id === itemId) + 1;
    form.current?.querySelectorAll<HTMLElement>('h2')[next]?.focus();
  });
  useLayoutEffect(() => {
    if (answered) focusNext(answered.itemId);
  }, [answered]);

  return (
    <Step ref={form} isSkip={false} onBack={onBack} onNext={onNext}>
      <div className={styles.intro}>
        <h1 tabIndex={-1} data-arrival aria-describedby={introId} className={styles.section}>
          {title ? inLanguage(title) : name}
        </h1>
        <p id={introId}>{inLanguage(instructions)}</p>
      </div>
      {shown.map(({ item }) =>
        item.kind === 'read' ? (
          <h2 key={item.id} tabIndex={-1} className={styles.strong}>
            {inLanguage(item.text)}
          </h2>
        ) : (
          <Question
            key={item.id}
            item={item}
            answer={store.given.answers[item.id]}
            onAnswer={(answer) => store.change({ kind: 'item', itemId: item.id, answer, seconds: seconds() })}
            onChosen={(by) => by === 'key' && setAnswered({ itemId: item.id })}
            isAlone={false}
            describedBy={undefined}
          />
        ),
      )}
    </Step>
  );
}
