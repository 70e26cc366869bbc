import { labelOf } from '@hub/contract/catalogs/catalog';
import { profileRelationships } from '@hub/contract/catalogs/relationships';
import type { ClientRecord } from '@hub/contract/core/clients/clients';
import { consentAuthorities, consentMethods, consentPurposes } from '@hub/contract/core/consents/consent';
import { displayDate } from '@hub/contract/dates/date-display';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { browserDay } from '../../lib/browser-day.ts';
import { FormCheckboxGroup, FormRadioGroup, FormSelect } from '../../lib/form/choice-fields.tsx';
import { useFormKit } from '../../lib/form/form-kit.ts';
import { HubForm } from '../../lib/form/hub-form.tsx';
import { SubmitButton } from '../../lib/form/submit-button.tsx';
import { FormDateInput, FormTextField } from '../../lib/form/text-fields.tsx';
import { useHubForm } from '../../lib/form/use-hub-form.ts';
import { LoadFailure } from '../../lib/load-failure/load-failure.tsx';
import { Button } from '../../ui/button/button.tsx';
import list from '../../ui/card/card-list.module.css';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { showToast } from '../../ui/toast/toasts.ts';
import { clientName } from '../clients/client-name.ts';
import { useClientRecord } from '../clients/client-queries.ts';
import { CLIENT, consentSchema, fieldOfPath, SOMEBODY_ELSE, toRecord } from './consent-form.ts';
import { useRecordConsent } from './consent-queries.ts';
import { authorityWords, methodWords, purposeWords } from './consent-words.ts';

const TITLE = 'Record consent';

export type RecordConsentProps = { caseId: string; clientId: string; onGone: () => void };

/** Records who gave consent, for what and how. */
export function RecordConsentDialog({ caseId, clientId, onGone }: RecordConsentProps) {
  const [visible, setVisible] = useState(true);
  const query = useClientRecord(clientId);
  const close = () => setVisible(false);
  return (
    <Dialog visible={visible} onVisibleChange={close} onGone={onGone} persist title={TITLE}>
      {query.data ? (
        <ConsentForm caseId={caseId} record={query.data} onClose={close} />
      ) : query.errorUpdateCount > 0 ? (
        <LoadFailure query={query}>The client could not be loaded.</LoadFailure>
      ) : (
        <div aria-hidden="true">
          <Skeleton variant="body" width="wide" />
          <Skeleton variant="body" width="full" />
        </div>
      )}
    </Dialog>
  );
}

type FormProps = { caseId: string; record: ClientRecord; onClose: () => void };

function ConsentForm({ caseId, record, onClose }: FormProps) {
  const save = useRecordConsent(caseId);
  const today = browserDay();
  const form = useHubForm({
    schema: consentSchema,
    defaultValues: {
      person: '',
      firstName: '',
      lastName: '',
      authority: null,
      purposes: ['assessment'],
      method: 'written',
      givenOn: today,
      untilOn: '',
    },
    fieldOf: fieldOfPath,
    onSubmit: (values) => save(toRecord(values)),
    onSaved: () => {
      showToast({ message: 'Consent was recorded', tone: 'success' });
      onClose();
    },
  });
  return (
    <HubForm form={form} label={TITLE}>
      <FormSelect name="person" label="Who gave it" options={peopleOf(record)} required />
      <Giver />
      <FormCheckboxGroup
        name="purposes"
        label="For what"
        options={consentPurposes.map((value) => ({ value, label: purposeWords[value] }))}
        required
      />
      <FormRadioGroup
        name="method"
        label="How"
        orientation="horizontal"
        options={consentMethods.map((value) => ({ value, label: methodWords[value] }))}
        required
      />
      <FormDateInput
        name="givenOn"
        label="Given on"
        today={displayDate(today)}
        max={displayDate(today)}
        required
      />
      <FormDateInput
        name="untilOn"
        label="Until"
        today={displayDate(today)}
        help="The last day on which it counts. A parent's consent ends when the client turns 18."
      />
      <div className={list.buttons}>
        <Button variant="secondary" onPress={onClose}>
          Cancel
        </Button>
        <SubmitButton always>{TITLE}</SubmitButton>
      </div>
    </HubForm>
  );
}

/**
 * The client, then the contacts of the record. Contacts who may not decide are shown but cannot be chosen.
 */
function peopleOf({ client, contacts }: ClientRecord) {
  return [
    { value: CLIENT, label: `${clientName(client)} (client)` },
    ...contacts.map((contact) => {
      const relationship = labelOf(profileRelationships, contact.relationshipToClientProfileId) ?? 'contact';
      const label = `${contact.firstName} ${contact.lastName} (${relationship})`;
      return {
        value: contact.id,
        label: contact.mayDecide ? label : `${label}: may not decide for the client`,
        disabled: !contact.mayDecide,
      };
    }),
    { value: SOMEBODY_ELSE, label: 'Somebody else…' },
  ];
}

/** Additional fields for anybody but the client. */
function Giver() {
  const { form } = useFormKit();
  const person: string = useWatch({ control: form.control, name: 'person' });
  if (!person || person === CLIENT) return null;
  const authorities = consentAuthorities
    .filter((authority) => authority !== 'self')
    .map((value) => ({ value, label: sentence(authorityWords[value]) }));
  return (
    <>
      {person === SOMEBODY_ELSE && (
        <>
          <FormTextField name="firstName" label="First name" required />
          <FormTextField name="lastName" label="Last name" required />
        </>
      )}
      <FormSelect name="authority" label="With what authority" options={authorities} required />
    </>
  );
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
