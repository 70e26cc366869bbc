import type { WholeAdministration } from '@hub/contract/core/administrations/administration';
import type { Paper } from '@hub/contract/core/administrations/paper';
import { displayDate } from '@hub/contract/dates/date-display';
import { calendarDate } from '@hub/contract/fields/calendar-date';
import type { ReactNode } from 'react';
import { generatePath, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { paths } from '../../../app/paths.ts';
import { HubForm } from '../../../lib/form/hub-form.tsx';
import { SubmitButton } from '../../../lib/form/submit-button.tsx';
import { FormDateInput } from '../../../lib/form/text-fields.tsx';
import { useHubForm } from '../../../lib/form/use-hub-form.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { showToast } from '../../../ui/toast/toasts.ts';
import type { OneForm } from '../assessment-queries.ts';
import { formTitle } from '../assessment-words.ts';
import styles from './paper.module.css';
import { useFinishPaper } from './paper-queries.ts';

type Props = {
  form: WholeAdministration;
  paper: Paper;
  params: OneForm;
  /** All entries are saved. */
  isReady: boolean;
  /** Further actions. */
  children?: ReactNode;
};

const schema = z.object({ completedOn: calendarDate });

/** Asks for the day on which the paper was filled in, because the age depends on it, and submits the form. */
export function FinishPaper({ form, paper: { completedOn }, params, isReady, children }: Props) {
  const finishing = useFinishPaper(params);
  const navigate = useNavigate();
  const state = useHubForm({
    schema,
    defaultValues: { completedOn: '' },
    onSubmit: (values) => finishing.mutateAsync(values.completedOn),
    onSaved: () => {
      showToast({ message: `${formTitle(form)} was entered`, tone: 'success' });
      void navigate(generatePath(paths.administration, { id: params.caseId, formId: params.id }));
    },
  });
  return (
    <Card>
      <h2 className={styles.title}>Finish</h2>
      <HubForm form={state} label="Finish">
        <FormDateInput
          name="completedOn"
          label="Date of completion"
          help="As it stands on the paper. Age and norms follow it."
          required
          min={displayDate(completedOn.from)}
          max={displayDate(completedOn.to)}
        />
        <div className={styles.buttons}>
          {children}
          {isReady ? (
            <SubmitButton always>Finish and score</SubmitButton>
          ) : (
            <Button busy>Finish and score</Button>
          )}
        </div>
      </HubForm>
    </Card>
  );
}
