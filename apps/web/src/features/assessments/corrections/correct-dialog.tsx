import { onWordOf } from '@hub/contract/core/administrations/corrections';
import type { FormAnswers } from '@hub/contract/core/administrations/form-answers';
import type { AnswerValue } from '@hub/contract/core/assessment/answer';
import { requiredText } from '@hub/contract/fields/required';
import { COMMENT_MAX_LENGTH } from '@hub/contract/fields/text';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FormTextArea, FormTextField } from '../../../lib/form/text-fields.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { MultiSelect } from '../../../ui/multi-select/multi-select.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { FormDialog, type FormDialogProps } from '../actions/form-dialog.tsx';
import { LoadingDialog } from '../actions/loading-dialog.tsx';
import { useAnswers, useCorrect } from '../assessment-queries.ts';
import record from '../record/record.module.css';
import { type Typed, typedOf, valueOfTyped } from './corrected-value.ts';
import styles from './corrections.module.css';

type Item = FormAnswers['items'][number];

const schema = z.object({ reason: requiredText(COMMENT_MAX_LENGTH), onWordOf });

/** Corrects answers, one item after the other, with one common reason. */
export function CorrectDialog({ params, onGone }: FormDialogProps) {
  const query = useAnswers(params);
  const { data } = query;
  const correcting = useCorrect(params);
  const [corrected, setCorrected] = useState<ReadonlyMap<string, Typed>>(new Map());
  if (!data) return <LoadingDialog title="Correct answers" query={query} onGone={onGone} />;
  const items = data.items.filter(({ status }) => status !== 'not-shown');
  const set = (itemId: string, typed: Typed) => setCorrected(new Map([...corrected, [itemId, typed]]));
  const remove = (itemId: string) =>
    setCorrected(new Map([...corrected].filter(([other]) => other !== itemId)));
  const answers = items.flatMap((item): { item: string; value: AnswerValue | null }[] => {
    const typed = corrected.get(item.itemId);
    return typed === undefined ? [] : [{ item: item.itemId, value: valueOfTyped(item.kind, typed) }];
  });
  return (
    <FormDialog
      title="Correct answers"
      schema={schema}
      defaultValues={{ reason: '', onWordOf: '' }}
      onSubmit={(values) => correcting.mutateAsync({ answers, ...values })}
      done="The answers were corrected, and a new version was made"
      confirmLabel="Correct"
      onGone={onGone}
    >
      <p>What the respondent answered is kept. The form gets another version of its score, which is free.</p>
      <Select
        label="Which item"
        placeholder="Choose an item"
        value=""
        onChange={(itemId) => {
          const item = items.find((one) => one.itemId === itemId);
          if (item && !corrected.has(itemId)) set(itemId, typedOf(item.answer));
        }}
        options={items.map(({ itemId, number, text }) => ({ value: itemId, label: `${number}. ${text}` }))}
      />
      {corrected.size > 0 && (
        <ul className={styles.corrected}>
          {items
            .filter(({ itemId }) => corrected.has(itemId))
            .map((item) => (
              <li key={item.itemId} className={styles.correction}>
                <p>
                  {item.number}. {item.text}
                </p>
                <p className={record.when}>So far: {item.answerText || 'Not answered'}</p>
                <Answer
                  item={item}
                  typed={corrected.get(item.itemId) ?? ''}
                  onChange={(typed) => set(item.itemId, typed)}
                />
                <div className={styles.buttons}>
                  <Button variant="quiet" onPress={() => remove(item.itemId)}>
                    Leave item {item.number} as it is
                  </Button>
                </div>
              </li>
            ))}
        </ul>
      )}
      <FormTextField
        name="onWordOf"
        label="On whose word"
        help="Who said so: the respondent, a parent, you from the paper. Reports name them."
      />
      <FormTextArea name="reason" label="Reason" help="Kept with the version and told in reports" />
    </FormDialog>
  );
}

type AnswerProps = { item: Item; typed: Typed; onChange: (typed: Typed) => void };

function Answer({ item: { kind, options, number }, typed, onChange }: AnswerProps) {
  const label = `Answer to item ${number}`;
  const choices = options.map(({ code, text }) => ({ value: code, label: text }));
  const [text, texts] = typeof typed === 'string' ? [typed, []] : ['', typed];
  if (kind === 'choice') {
    return (
      <Select label={label} options={choices} value={text} onChange={onChange} placeholder="No answer" />
    );
  }
  if (kind === 'choices') {
    return <MultiSelect label={label} options={choices} value={texts} onChange={onChange} />;
  }
  return (
    <TextField
      label={label}
      value={text}
      onChange={onChange}
      help="Leave it empty for no answer"
      {...(kind === 'number' && { inputMode: 'numeric' as const })}
    />
  );
}
