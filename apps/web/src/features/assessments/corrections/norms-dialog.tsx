import { onWordOf } from '@hub/contract/core/administrations/corrections';
import { type NormGroup, normGroups } from '@hub/contract/core/administrations/scores';
import { requiredText } from '@hub/contract/fields/required';
import { COMMENT_MAX_LENGTH } from '@hub/contract/fields/text';
import * as z from 'zod/mini';
import { FormRadioGroup } from '../../../lib/form/choice-fields.tsx';
import { FormTextArea, FormTextField } from '../../../lib/form/text-fields.tsx';
import { FormDialog, type FormDialogProps } from '../actions/form-dialog.tsx';
import { LoadingDialog } from '../actions/loading-dialog.tsx';
import { useScoreAgain, useScores } from '../assessment-queries.ts';

const schema = z.object({
  normGroup: z.enum(normGroups),
  reason: requiredText(COMMENT_MAX_LENGTH),
  onWordOf: z.string(),
});
/** What the record of the client says now was put right on somebody's word. */
const schemaOfFacts = z.extend(schema, { onWordOf });

const labels: Record<NormGroup, string> = { combined: 'Combined', male: 'Male', female: 'Female' };
const options = normGroups.map((value) => ({ value, label: labels[value] }));

/** Scores a form with other norms, or with what the client's record says now. */
export function NormsDialog({ params, onGone }: FormDialogProps) {
  const query = useScores(params);
  const { data } = query;
  const scoring = useScoreAgain(params);
  if (!data) return <LoadingDialog title="Other norms" query={query} onGone={onGone} />;
  const outdated = data.outdated.length > 0;
  return (
    <FormDialog
      title={outdated ? 'Score again' : 'Other norms'}
      schema={outdated ? schemaOfFacts : schema}
      defaultValues={{ normGroup: data.versions[0]?.normGroup ?? 'combined', reason: '', onWordOf: '' }}
      onSubmit={(values) => scoring.mutateAsync(values)}
      done="A new version was made"
      confirmLabel="Score"
      onGone={onGone}
    >
      <p>
        The form gets another version of its score
        {outdated && ', with what the record of the client says now'}. It is free, and the former versions
        stay.
      </p>
      <FormRadioGroup name="normGroup" label="Norms" options={options} />
      {outdated && (
        <FormTextField
          name="onWordOf"
          label="On whose word"
          help="Who said that the record was wrong. Reports name them."
        />
      )}
      <FormTextArea name="reason" label="Reason" help="Kept with the version and on the timeline" />
    </FormDialog>
  );
}
