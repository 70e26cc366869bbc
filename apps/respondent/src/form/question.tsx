import { useId, useRef, useState } from 'react';
import { useLanguage } from '../language/language.tsx';
import { Button } from '../ui/button.tsx';
import { type Answer, isMissing } from './answer-store.ts';
import { ChoiceOptions } from './choice-options.tsx';
import { ChoicesOptions, toggled } from './choices-options.tsx';
import styles from './form.module.css';
import { NumberInput } from './number-input.tsx';
import type { Question as Item } from './shown-items.ts';
import { TextInput } from './text-input.tsx';
import { useAnswerKeys } from './use-answer-keys.ts';

type Props = {
  item: Item;
  answer: Answer | undefined;
  onAnswer: (answer: Answer | undefined) => void;
  /** An option was chosen and the question needs nothing more. */
  onChosen: (by: 'key' | 'press') => void;
  /** The only question on the screen: its text is the title, and keys answer it wherever the focus is. */
  isAlone: boolean;
  describedBy: string | undefined;
};

/** The props of the control of each kind of question. */
export type ControlProps<Kind extends Item['kind']> = {
  item: Extract<Item, { kind: Kind }>;
  answer: Answer | undefined;
  onAnswer: Props['onAnswer'];
  isAlone: boolean;
  labelId: string;
};

/** One question as a group that is named by its text. */
export function Question({ item, answer, onAnswer, onChosen, isAlone, describedBy }: Props) {
  const { words, inLanguage } = useLanguage();
  const labelId = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  // Does not change with the first answer, because everything below would move.
  const [wasAnswered] = useState(!isMissing(answer));
  const Heading = isAlone ? 'h1' : 'h2';
  const control = { answer, onAnswer, isAlone, labelId };
  const hasOptions = item.kind === 'choice' || item.kind === 'choices';

  useAnswerKeys({
    options: hasOptions ? item.options : [],
    within: isAlone ? undefined : group,
    onPress: ({ code }) => {
      onAnswer(item.kind === 'choices' ? toggled(item, answer, code) : code);
      if (item.kind === 'choice') onChosen('key');
    },
  });

  return (
    <fieldset
      ref={group}
      {...(item.kind === 'choice' && { role: 'radiogroup' })}
      aria-labelledby={labelId}
      className={styles.question}
    >
      <legend>
        <Heading
          ref={title}
          id={labelId}
          tabIndex={-1}
          data-arrival={isAlone && hasOptions}
          aria-describedby={describedBy}
          className={isAlone ? styles.alone : styles.strong}
        >
          {inLanguage(item.text)}
        </Heading>
      </legend>
      {item.required && <p className={styles.muted}>{words.required}</p>}
      {item.kind === 'choice' && (
        <ChoiceOptions {...control} item={item} onPressed={() => onChosen('press')} />
      )}
      {item.kind === 'choices' && <ChoicesOptions {...control} item={item} />}
      {item.kind === 'number' && <NumberInput {...control} item={item} />}
      {item.kind === 'text' && <TextInput {...control} item={item} />}
      {item.kind === 'choice' && wasAnswered && !isMissing(answer) && (
        <Button
          variant="quiet"
          onClick={() => {
            onAnswer(undefined);
            title.current?.focus();
          }}
        >
          {words.clear}
        </Button>
      )}
    </fieldset>
  );
}
