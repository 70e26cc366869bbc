import type { GivableForm, GivableForms } from '@hub/contract/core/administrations/givable-forms';
import { daysBetween } from '@hub/contract/dates/calendar-day';
import { displayDate } from '@hub/contract/dates/date-display';
import { useWatch } from 'react-hook-form';
import { browserDay } from '../../../lib/browser-day.ts';
import { FormSelect } from '../../../lib/form/choice-fields.tsx';
import { FieldAnchor, useFormField } from '../../../lib/form/form-field.tsx';
import { useFormKit } from '../../../lib/form/form-kit.ts';
import { FormDateInput, FormTextField } from '../../../lib/form/text-fields.tsx';
import { AlertBanner } from '../../../ui/alert-banner/alert-banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { type Delivery, DeliveryChoice } from '../../../ui/delivery-choice/delivery-choice.tsx';
import { PlusIcon, TrashIcon } from '../../../ui/icon/icons.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { endsBeforeDue } from '../../consents/consent-words.ts';
import { givableTitle } from '../assessment-words.ts';
import styles from './add.module.css';
import { type ChosenForm, NEW, PRACTITIONER, personOptions, withPerson } from './chosen-form.ts';

/** In days. A latest due date that is further away is not worth mentioning. */
const SOON = 90;

const languageNames = new Intl.DisplayNames('en-US', { type: 'language' });

type Props = {
  name: string;
  index: number;
  form: GivableForm;
  given: GivableForms;
  onRemove: () => void;
  /** Gives the same form to one more rater. */
  onAnother: (() => void) | undefined;
};

/** Chooses the respondent, the delivery, the language and the due date of one form. */
export function ChosenFormFields({ name, index, form, given, onRemove, onAnother }: Props) {
  const kit = useFormKit();
  const at = `items.${index}`;
  const chosen: ChosenForm = useWatch({ control: kit.form.control, name: at });
  const options = personOptions(given, form);
  const today = browserDay();
  const languages = form.languages.map((tag) => ({ value: tag, label: languageNames.of(tag) ?? tag }));
  if (!chosen) return null;

  function changePerson(value: string) {
    const person = options.find((option) => option.value === value);
    const next = person ? withPerson(chosen, form, person) : { ...chosen, person: value };
    kit.form.setValue(at, next, { shouldDirty: true });
  }
  const isNew = chosen.person === NEW;
  const isMine = chosen.person === PRACTITIONER;
  const late = endsBeforeDue(given.consent, chosen.dueOn);
  return (
    <Card>
      <div className={styles.titleLine}>
        <h2 className={styles.title}>{name}</h2>
        <IconButton label={`Remove ${name}`} onPress={onRemove}>
          <TrashIcon />
        </IconButton>
      </div>
      {form.isOut && (
        <div className={styles.warning}>
          <AlertBanner tone="priority">This form is out already in this case.</AlertBanner>
        </div>
      )}
      {late && (
        <div className={styles.warning}>
          <AlertBanner tone="priority">{late}</AlertBanner>
        </div>
      )}
      <div className={styles.fields}>
        {isMine ? (
          <p className={styles.mine}>You fill it in yourself, here in the hub.</p>
        ) : (
          <PersonField at={at} options={options} onChange={changePerson} />
        )}
        {isNew && (
          <>
            <FormTextField name={`${at}.firstName`} label="First name" required />
            <FormTextField name={`${at}.lastName`} label="Last name" required />
          </>
        )}
        {!isMine && <DeliveryField at={at} />}
        {chosen.delivery === 'email' && chosen.person !== '' && (
          <FormTextField
            name={`${at}.email`}
            label="Email"
            type="email"
            required
            disabled={chosen.person.startsWith('known ')}
          />
        )}
        {languages.length > 1 && (
          <FormSelect name={`${at}.language`} label="Language" options={languages} required />
        )}
        <FormDateInput
          name={`${at}.dueOn`}
          label="Due date"
          today={displayDate(today)}
          min={displayDate(today)}
          {...(form.latestDueOn && {
            max: displayDate(form.latestDueOn),
            ...(daysBetween(today, form.latestDueOn) < SOON && {
              help: `Until ${displayDate(form.latestDueOn)} at the latest`,
            }),
          })}
        />
      </div>
      {onAnother && (
        <Button variant="quiet" onPress={onAnother}>
          <PlusIcon />
          Another rater<span className="visually-hidden"> for {givableTitle(form)}</span>
        </Button>
      )}
    </Card>
  );
}

type PersonProps = {
  at: string;
  options: ReturnType<typeof personOptions>;
  onChange: (value: string) => void;
};

function PersonField({ at, options, onChange }: PersonProps) {
  const name = `${at}.person`;
  const { control } = useFormField({ name, label: 'Who answers' }, '');
  return (
    <FieldAnchor name={name}>
      <Select {...control} options={options} onChange={onChange} />
    </FieldAnchor>
  );
}

function DeliveryField({ at }: { at: string }) {
  const name = `${at}.delivery`;
  const { control } = useFormField<Delivery | null>({ name, label: 'Delivery' }, null);
  const { onBlur: _onBlur, name: _name, ...rest } = control;
  return (
    <FieldAnchor name={name}>
      <DeliveryChoice {...rest} />
    </FieldAnchor>
  );
}
