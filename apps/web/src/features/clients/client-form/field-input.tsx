import { catalogs } from '@hub/contract/catalogs/catalogs';
import { useWatch } from 'react-hook-form';
import {
  FormCheckbox,
  FormSearchableDropdown,
  FormSelect,
  optionsOf,
} from '../../../lib/form/choice-fields.tsx';
import { useFormKit } from '../../../lib/form/form-kit.ts';
import {
  FormDateInput,
  FormPhoneInput,
  FormTextArea,
  FormTextField,
} from '../../../lib/form/text-fields.tsx';
import type { ClientField } from '../client-fields.ts';

type Props = {
  field: ClientField;
  /** The path of the record in the form's values, as in `contacts.0.`. */
  prefix?: string;
  autoFocus?: boolean;
};

/** The control of a field, and below it the text that explains "Other" while that is chosen. */
export function FieldInput({ field, prefix = '', autoFocus = false }: Props) {
  const { kind, label, help, control } = field;
  const props = {
    name: prefix + field.name,
    label,
    ...(help && { help }),
    ...(autoFocus && { autoFocus }),
  };
  if (typeof kind === 'object') return <ChoiceInput field={field} prefix={prefix} />;
  switch (kind) {
    case 'yes or no':
      return <FormCheckbox {...props} />;
    case 'date':
      return <FormDateInput {...props} />;
    case 'phone':
      return <FormPhoneInput {...props} autoComplete="off" />;
    case 'email':
      return <FormTextField {...props} type="email" autoComplete="off" />;
    default:
      if (control === 'text area') return <FormTextArea {...props} />;
      return <FormTextField {...props} autoComplete="off" />;
  }
}

function ChoiceInput({ field, prefix = '' }: Props) {
  const { form } = useFormKit();
  const { kind, other, otherOption, otherLabel = 'Specify' } = field;
  const name = prefix + field.name;
  const chosenId: number | null = useWatch({ control: form.control, name });
  if (typeof kind !== 'object') return null;

  const labels = other && otherOption ? { [other.otherId]: otherOption } : {};
  const props = { name, label: field.label, options: optionsOf(catalogs[kind.catalog], labels) };
  return (
    <>
      {field.control === 'searchable dropdown' ? (
        <FormSearchableDropdown {...props} />
      ) : (
        <FormSelect {...props} />
      )}
      {other && chosenId === other.otherId && (
        <FormTextField name={prefix + other.text} label={otherLabel} required autoComplete="off" />
      )}
    </>
  );
}
