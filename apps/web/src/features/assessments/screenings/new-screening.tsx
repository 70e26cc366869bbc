import {
  leftOutInWords,
  MAX_SCREENED,
  type ScreeningForm,
  type ScreeningPreview,
} from '@hub/contract/core/screenings/screening';
import { displayDate } from '@hub/contract/dates/date-display';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { generatePath, useNavigate } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { browserDay } from '../../../lib/browser-day.ts';
import { FormCheckbox, FormRadioGroup, FormSelect } from '../../../lib/form/choice-fields.tsx';
import { useFormKit } from '../../../lib/form/form-kit.ts';
import { FieldCard, LongForm } from '../../../lib/form/long-form.tsx';
import { SubmitButton } from '../../../lib/form/submit-button.tsx';
import { FormDateInput, FormTextField } from '../../../lib/form/text-fields.tsx';
import { useHubForm } from '../../../lib/form/use-hub-form.ts';
import { LoadFailure } from '../../../lib/load-failure/load-failure.tsx';
import { useUnsavedChanges } from '../../../lib/unsaved-changes/use-unsaved-changes.tsx';
import { AlertBanner } from '../../../ui/alert-banner/alert-banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { ExplainedButton } from '../../../ui/button/explained-button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { showToast } from '../../../ui/toast/toasts.ts';
import { givableTitle } from '../assessment-words.ts';
import { useCreateScreening, useScreeningPreview } from './screening-queries.ts';
import { plannedOf, rulesOf, type ScreeningValues, screeningSchema } from './screening-values.ts';
import { countedClients } from './screening-words.ts';
import styles from './screenings.module.css';

const ruleLabels: Record<ScreeningValues['rule'], string> = {
  client: 'The client',
  'first-parent': 'The first parent of the record, by mail the first with an email',
  'same-person': 'The same person for all',
};

const languageNames = new Intl.DisplayNames('en-US', { type: 'language' });

type Props = { clientIds: readonly string[]; forms: readonly ScreeningForm[]; dueOn: string };

/** Sends one form for many clients. Before sending it shows who gets the form and who is left out. */
export function NewScreening({ clientIds, forms, dueOn }: Props) {
  const navigate = useNavigate();
  const create = useCreateScreening();
  // The clients included in the visible preview: the form is sent for exactly these.
  const included = useRef<readonly string[]>([]);
  const form = useHubForm({
    schema: screeningSchema,
    defaultValues: {
      name: '',
      formId: '',
      rule: 'client',
      firstName: '',
      lastName: '',
      email: '',
      delivery: 'email',
      language: 'en',
      dueOn,
      initialsOnly: false,
    },
    fieldOf: (path) => path.replace(/^answeredBy\./, '').replace(/^answeredBy$/, 'rule'),
    onSubmit: async (values) => {
      const planned = plannedOf(values, included.current);
      if (!planned) throw new Error('a screening without a form');
      return create({
        ...planned,
        name: values.name,
        namesClientBy: values.initialsOnly ? 'initials' : 'first-name',
      });
    },
    onSaved: async ({ id, counts: { total } }) => {
      release();
      await navigate(generatePath(paths.screening, { id }));
      showToast({ message: `The form was sent for ${countedClients(total)}`, tone: 'success' });
    },
  });
  const { dialog, leave, release } = useUnsavedChanges(form.isDirty, form.draft.drop);
  return (
    <>
      <LongForm
        form={form}
        label="New screening"
        footer={
          <Footer
            clientIds={clientIds}
            onIncluded={(ids) => {
              included.current = ids;
            }}
            onCancel={() => leave(() => void navigate(paths.clients))}
          />
        }
      >
        <Fields forms={forms} />
        <Preview clientIds={clientIds} />
      </LongForm>
      {dialog}
    </>
  );
}

/** The preview for the current values of the form. */
function usePreviewOfForm(clientIds: readonly string[]) {
  const { form } = useFormKit();
  const values = useWatch({ control: form.control }) as ScreeningValues;
  const parsed = screeningSchema.safeParse({ ...values, name: values.name || '-' });
  const planned = parsed.success ? plannedOf(parsed.data, clientIds) : undefined;
  return { planned, query: useScreeningPreview(planned) };
}

function Fields({ forms }: { forms: readonly ScreeningForm[] }) {
  const { form } = useFormKit();
  const { formId, rule } = useWatch({ control: form.control }) as ScreeningValues;
  const chosen = forms.find((one) => one.formId === formId);
  const rules = chosen ? rulesOf(chosen) : [];
  // Another form may have other respondents.
  if (chosen && rules[0] && !rules.includes(rule)) form.setValue('rule', rules[0]);
  const options = forms
    .filter(({ refusal }) => refusal === null)
    .map((one) => ({ value: one.formId, label: `${givableTitle(one)} · ${one.usesLeft} uses left` }));
  const today = displayDate(browserDay());
  return (
    <>
      <FieldCard title="What is sent">
        <FormTextField
          name="name"
          label="Name of the screening"
          help="Each client gets a case of this name."
          required
        />
        <FormSelect name="formId" label="Form" options={options} required />
        {chosen && chosen.languages.length > 1 && (
          <FormSelect
            name="language"
            label="Language"
            required
            options={chosen.languages.map((tag) => ({ value: tag, label: languageNames.of(tag) ?? tag }))}
          />
        )}
        <FormDateInput name="dueOn" label="Due date" today={today} min={today} />
        <FormRadioGroup
          name="delivery"
          label="Delivery"
          options={[
            { value: 'email', label: 'Email' },
            { value: 'inPerson', label: 'In Person' },
          ]}
        />
        <FormCheckbox
          name="initialsOnly"
          label="Name the clients by initials alone"
          help="In mails and forms. Else by the first name and an initial."
        />
      </FieldCard>
      {rules.length > 1 && (
        <FieldCard title="Who answers">
          <FormRadioGroup
            name="rule"
            label="Who answers for each client"
            options={rules.map((value) => ({ value, label: ruleLabels[value] }))}
          />
        </FieldCard>
      )}
      {rule === 'same-person' && (
        <FieldCard title="Who answers for all">
          <FormTextField name="firstName" label="First name" required />
          <FormTextField name="lastName" label="Last name" required />
          <FormTextField name="email" label="Email" type="email" required />
        </FieldCard>
      )}
    </>
  );
}

/** Who gets the form and from whom, and who is left out and why. */
function Preview({ clientIds }: { clientIds: readonly string[] }) {
  const { planned, query } = usePreviewOfForm(clientIds);
  return (
    <Card>
      <h2 className={styles.title}>Who gets it</h2>
      {!planned ? (
        <p
          className={styles.muted}
        >{`${countedClients(clientIds.length)} chosen. Choose a form to see who gets it.`}</p>
      ) : query.data ? (
        <Outcome preview={query.data} isOutdated={query.isPlaceholderData} />
      ) : query.errorUpdateCount > 0 ? (
        <LoadFailure query={query}>Who gets the form could not be found out.</LoadFailure>
      ) : (
        <Skeleton variant="body" width="wide" />
      )}
    </Card>
  );
}

function Outcome({
  preview: { included, leftOut },
  isOutdated,
}: {
  preview: ScreeningPreview;
  isOutdated: boolean;
}) {
  const withoutConsent = included.filter(({ hasConsent }) => !hasConsent).length;
  return (
    <div aria-busy={isOutdated}>
      {leftOut.length > 0 && (
        <>
          <h3 className={styles.subtitle}>{`Left out: ${countedClients(leftOut.length)}`}</h3>
          <ul className={styles.people} aria-label="Left out">
            {leftOut.map(({ clientId, clientName, reason }) => (
              <li key={clientId}>
                <bdi>{clientName}</bdi>
                <span className={styles.muted}>{leftOutInWords[reason]}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {withoutConsent > 0 && (
        <div className={styles.banner}>
          <AlertBanner tone="priority">
            {`For ${countedClients(withoutConsent)} no consent to assess is on record. Record it in their cases.`}
          </AlertBanner>
        </div>
      )}
      <h3 className={styles.subtitle}>{`Included: ${countedClients(included.length)}`}</h3>
      <ul className={styles.people} aria-label="Included">
        {included.map(({ clientId, clientName, respondentName, email }) => (
          <li key={clientId}>
            <bdi>{clientName}</bdi>
            <span className={styles.muted}>{[respondentName, email].filter(Boolean).join(', ')}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

type FooterProps = {
  clientIds: readonly string[];
  onIncluded: (ids: readonly string[]) => void;
  onCancel: () => void;
};

/** The number of uses that sending takes, beside its button. */
function Footer({ clientIds, onIncluded, onCancel }: FooterProps) {
  const { planned, query } = usePreviewOfForm(clientIds);
  const preview = planned && !query.isPlaceholderData ? query.data : undefined;
  const included = preview?.included.map(({ clientId }) => clientId) ?? [];
  useEffect(() => onIncluded(included));
  const reason =
    clientIds.length > MAX_SCREENED ? `At most ${MAX_SCREENED} clients go at once.` : whyNotSent(preview);
  return (
    <div className={styles.footer}>
      <p role="status" className={styles.muted}>
        {preview && `${included.length} of ${preview.usesLeft} uses left will be held.`}
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
          <SubmitButton>{`Send for ${countedClients(included.length)}`}</SubmitButton>
        )}
      </div>
    </div>
  );
}

function whyNotSent(preview: ScreeningPreview | undefined): string | undefined {
  if (!preview) return 'Choose a form and who answers it first.';
  if (preview.included.length === 0) return 'Nobody would get it.';
  return preview.included.length > preview.usesLeft ? 'There are not as many uses left.' : undefined;
}
