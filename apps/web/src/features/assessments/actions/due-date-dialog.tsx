import { displayDate } from '@hub/contract/dates/date-display';
import { calendarDate } from '@hub/contract/fields/calendar-date';
import * as z from 'zod/mini';
import { browserDay } from '../../../lib/browser-day.ts';
import { FormDateInput } from '../../../lib/form/text-fields.tsx';
import { useChangeDueDate } from '../assessment-queries.ts';
import { formTitle } from '../assessment-words.ts';
import { FormDialog, type FormDialogProps } from './form-dialog.tsx';

const schema = z.object({ dueOn: calendarDate });

export function DueDateDialog({ form, params, onGone }: FormDialogProps) {
  const changing = useChangeDueDate(params);
  const today = displayDate(browserDay());
  return (
    <FormDialog
      title="Change due date"
      schema={schema}
      defaultValues={{ dueOn: form.dueOn }}
      onSubmit={({ dueOn }) => changing.mutateAsync(dueOn)}
      done="The due date was changed"
      confirmLabel="Save"
      onGone={onGone}
    >
      <p>{formTitle(form)} can be submitted until the end of this day. Then its link stops working.</p>
      <FormDateInput name="dueOn" label="Due date" today={today} min={today} />
    </FormDialog>
  );
}
