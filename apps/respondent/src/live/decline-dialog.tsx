import { REASON_MAX_LENGTH } from '@hub/contract/core/assessment/answer-limits';
import { type RefObject, useId, useState } from 'react';
import formStyles from '../form/form.module.css';
import { OptionRow } from '../form/option-row.tsx';
import { useLanguage } from '../language/language.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { AssessmentCalls, Decline, OpenAssessment, OverAssessment } from './assessment-calls.ts';

const WHY = ['declined', 'not-for-me'] as const;

type Props = {
  ref: RefObject<HTMLDialogElement | null>;
  form: OpenAssessment;
  calls: AssessmentCalls;
  onDeclined: (form: OverAssessment) => void;
};

/** Declines to answer, with an optional reason. */
export function DeclineDialog({ ref, form, calls, onDeclined }: Props) {
  const { words } = useLanguage();
  const reasonId = useId();
  const [why, setWhy] = useState<Decline['why']>();
  const [reason, setReason] = useState('');
  const [hasFailed, setHasFailed] = useState(false);
  const decline = async () => {
    if (!why) return;
    setHasFailed(false);
    try {
      const over = await calls.decline({ why, reason: reason.trim() });
      if (over.state !== 'open') onDeclined(over);
    } catch {
      setHasFailed(true);
    }
  };
  return (
    <Dialog
      ref={ref}
      title={words.decline}
      problem={hasFailed ? words.didNotWork : undefined}
      action={
        why && (
          <Button variant="primary" onClick={decline}>
            {words.send}
          </Button>
        )
      }
    >
      <p>{words.declineText(form.practitionerName)}</p>
      <fieldset className={formStyles.question}>
        <legend className="visually-hidden">{words.decline}</legend>
        <div className={formStyles.options}>
          {WHY.map((each) => (
            <OptionRow
              key={each}
              type="radio"
              name="why"
              checked={why === each}
              onChange={() => setWhy(each)}
            >
              {words.declineWhy[each]}
            </OptionRow>
          ))}
        </div>
      </fieldset>
      <div className={formStyles.field}>
        <label htmlFor={reasonId} className={formStyles.strong}>
          {words.aWordWhy}
        </label>
        <textarea
          id={reasonId}
          dir="auto"
          rows={2}
          maxLength={REASON_MAX_LENGTH}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          className={formStyles.input}
        />
      </div>
    </Dialog>
  );
}
