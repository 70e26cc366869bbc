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
  /** A choice was made that needs nothing more. */
  onChosen: (by: 'key' | 'press') => void;
  /** It is alone on the screen: its question is the title, and keys answer it wherever the focus is. */
  isAlone: boolean;
  describedBy: string | undefined;
};

/** What the control of each kind of question gets. */
export type ControlProps<Kind extends Item['kind']> = {
  item: Extract<Item, { kind: Kind }>;
  answer: Answer | undefined;
  onAnswer: Props['onAnswer'];
  isAlone: boolean;
  labelId: string;
};

/** One item that can be answered, as a group that its question names. */
export function Question({ item, answer, onAnswer, onChosen, isAlone, describedBy }: Props) {
  const { words, inLanguage } = useLanguage();
  const labelId = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  // Not as soon as a choice is made: everything below would move.
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
