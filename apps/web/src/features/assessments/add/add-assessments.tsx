import type { GivableForms } from '@hub/contract/core/administrations/givable-forms';
import { MAX_SENT_PER_REQUEST } from '@hub/contract/core/administrations/new-administrations';
import type { Case } from '@hub/contract/core/cases/case';
import { useFieldArray, useWatch } from 'react-hook-form';
import { generatePath, useNavigate } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { FormCheckbox } from '../../../lib/form/choice-fields.tsx';
import { FormSection } from '../../../lib/form/form-field.tsx';
import { useFormKit } from '../../../lib/form/form-kit.ts';
import { LongForm } from '../../../lib/form/long-form.tsx';
import { SubmitButton } from '../../../lib/form/submit-button.tsx';
import { useHubForm } from '../../../lib/form/use-hub-form.ts';
import { useUnsavedChanges } from '../../../lib/unsaved-changes/use-unsaved-changes.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { ExplainedButton } from '../../../ui/button/explained-button.tsx';
import { showToast } from '../../../ui/toast/toasts.ts';
import { ConsentBanner } from '../../consents/consent-banner.tsx';
import { useSend } from '../assessment-queries.ts';
import { givableTitle } from '../assessment-words.ts';
import styles from './add.module.css';
import { type AddValues, addSchema, type ChosenForm, choose, toSend, usesToHold } from './chosen-form.ts';
import { ChosenFormFields } from './chosen-form-fields.tsx';
import { FormChoices } from './form-choices.tsx';

const NOTHING: AddValues = { items: [], initialsOnly: false };

type Props = { record: Pick<Case, 'id' | 'batteryId' | 'clientId'>; given: GivableForms };

/** Selects forms with their respondents and their delivery, and sends all of them or none. */
export function AddAssessments({ record, given }: Props) {
  const navigate = useNavigate();
  const send = useSend({ caseId: record.id, batteryId: record.batteryId });
  const home = generatePath(paths.case, { id: record.id });
  const form = useHubForm({
    schema: addSchema,
    defaultValues: NOTHING,
    draftKey: `add-assessments:${record.id}`,
    fieldOf: fieldOfPath,
    onSubmit: (values) => send(toSend(values)),
    onSaved: async (sent) => {
      release();
      await navigate(home);
      showToast({ message: `${countedForms(sent.length)} added`, tone: 'success' });
    },
  });
  const { dialog, leave, release } = useUnsavedChanges(form.isDirty, form.draft.drop);
  return (
    <>
      <ConsentBanner consent={given.consent} caseId={record.id} clientId={record.clientId} />
      <LongForm
        form={form}
        label="Add assessments"
        footer={<Footer given={given} onCancel={() => leave(() => void navigate(home))} />}
      >
        <Chosen given={given} />
      </LongForm>
      {dialog}
    </>
  );
}

const countedForms = (count: number) => (count === 1 ? '1 assessment' : `${count} assessments`);

/** The server names a respondent's error by the path in the request. */
const fieldOfPath = (path: string) => path.replace('.respondent.', '.').replace(/\.respondent$/, '.person');

function Chosen({ given }: { given: GivableForms }) {
  const { form } = useFormKit();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'items' });
  const items = fields as unknown as (ChosenForm & { id: string })[];
  const formOf = (formId: string) => given.forms.find((one) => one.formId === formId);
  const chosen = new Set(items.map(({ formId }) => formId));

  function toggle(formId: string, isChosen: boolean) {
    const found = formOf(formId);
    if (!found) return;
    if (isChosen) return append(choose(given, found), { shouldFocus: false });
    remove(items.flatMap((item, index) => (item.formId === formId ? [index] : [])));
  }
  return (
    <>
      <FormChoices forms={given.forms} chosen={chosen} onToggle={toggle} />
      {items.map(({ id, formId }, index) => {
        const found = formOf(formId);
        if (!found) return null;
        const before = items.slice(0, index).filter((item) => item.formId === formId).length;
        const name = before > 0 ? `${givableTitle(found)} (${before + 1})` : givableTitle(found);
        return (
          <FormSection key={id} name={name}>
            <ChosenFormFields
              name={name}
              index={index}
              form={found}
              given={given}
              onRemove={() => remove(index)}
              onAnother={
                found.role === 'parent' || found.role === 'teacher'
                  ? () => append({ ...choose(given, found), person: '', email: '' }, { shouldFocus: false })
                  : undefined
              }
            />
          </FormSection>
        );
      })}
      {items.length > 0 && (
        <FormCheckbox
          name="initialsOnly"
          label="Name the client by initials alone"
          help="In mails and forms. Else by the first name and an initial."
        />
      )}
    </>
  );
}

type FooterProps = { given: GivableForms; onCancel: () => void };

/** The uses that sending takes, beside the button. */
function Footer({ given, onCancel }: FooterProps) {
  const { form } = useFormKit();
  const items: ChosenForm[] = useWatch({ control: form.control, name: 'items' }) ?? [];
  const held = usesToHold(given.forms, items);
  const short = held.filter(({ form: { usesLeft }, held: count }) => count > usesLeft);
  const isRefused = given.consent.rule === 'refuses' && given.consent.state !== 'given';
  const reason = isRefused ? 'Record consent first.' : whyNotSent(items.length, short.length);
  return (
    <div className={styles.footer}>
      <p role="status" className={styles.uses}>
        {usesInWords(items.length, held)}
        {short.map(({ form }) => (
          <span key={form.formId} className={styles.short}>
            {' '}
            Only {form.usesLeft} left of {givableTitle(form)}.
          </span>
        ))}
      </p>
      <div className={styles.buttons}>
        <Button variant="secondary" onPress={onCancel}>
          Cancel
        </Button>
        {reason ? (
          <ExplainedButton disabledReason={reason} onPress={() => {}}>
            Send
          </ExplainedButton>
        ) : (
          <SubmitButton>{items.length === 1 ? 'Send' : `Send all ${items.length}`}</SubmitButton>
        )}
      </div>
    </div>
  );
}

function whyNotSent(count: number, short: number): string | undefined {
  if (count === 0) return 'Tick a form first.';
  if (count > MAX_SENT_PER_REQUEST) return `At most ${MAX_SENT_PER_REQUEST} forms go at once.`;
  return short > 0 ? 'There are not as many uses left.' : undefined;
}

function usesInWords(count: number, held: ReturnType<typeof usesToHold>): string {
  if (count === 0) return 'Nothing is chosen yet.';
  const left = held
    .map(({ form, held: uses }) => `${uses} of ${form.usesLeft} left of ${givableTitle(form)}`)
    .join(', ');
  return `${count === 1 ? '1 use' : `${count} uses`} will be held: ${left}.`;
}
