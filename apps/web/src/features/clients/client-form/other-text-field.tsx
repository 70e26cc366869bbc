import { useWatch } from 'react-hook-form';
import { FormTextField } from '../../../lib/form/fields/form-text-field.tsx';
import { useFormKit } from '../../../lib/form/form-kit.ts';
import type { FormOption } from '../../../lib/form/form-option.ts';

type Props = {
  /** The path of the choice. */
  of: string;
  /** What is chosen when the text is needed. */
  otherId: number;
  name: string;
  label: string;
};

/** The text that explains the choice Other, while that is chosen. */
export function OtherTextField({ of: choice, otherId, name, label }: Props) {
  const { form } = useFormKit();
  const chosen = useWatch({ control: form.control, name: choice }) as FormOption | null;
  if (chosen?.value !== otherId) return null;
  return <FormTextField name={name} label={label} required autoComplete="off" />;
}
