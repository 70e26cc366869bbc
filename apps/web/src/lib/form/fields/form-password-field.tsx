import {
  passwordLevels,
  passwordRequirements,
  passwordScore,
  passwordWarning,
} from '@hub/contract/fields/password';
import { PasswordField } from '../../../ui/password-field/password-field.tsx';
import { FieldPlace } from '../field-place.tsx';
import type { FormFieldProps } from '../form-field-props.ts';
import { useFormKit } from '../form-kit.ts';
import { useFormField } from '../use-form-field.ts';

type Props = FormFieldProps<typeof PasswordField, 'strength'> & {
  /** Shows how good a new password is. */
  meter?: boolean;
};

/** What is typed here is never part of a draft. */
export function FormPasswordField({ meter = false, ...props }: Props) {
  const { control } = useFormField(props, '');
  useFormKit().secrets.add(props.name);
  return (
    <FieldPlace name={props.name}>
      <PasswordField {...props} {...control} {...(meter && { strength: strengthOf(control.value) })} />
    </FieldPlace>
  );
}

function strengthOf(password: string) {
  const score = passwordScore(password);
  return {
    score,
    label: passwordLevels[score],
    requirements: passwordRequirements(password),
    warning: passwordWarning(),
  };
}
