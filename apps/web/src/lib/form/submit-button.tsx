import type { ReactNode } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { ExplainedButton } from '../../ui/button/explained-button.tsx';
import { useFormKit } from './form-kit.ts';
import { missingInWords } from './missing-in-words.ts';
import { wrongIn } from './schema-errors.ts';

type Props = {
  /** The submit handler only navigates, so the button is never busy. */
  instant?: boolean;
  /** The button is never disabled; pressing it shows the errors. */
  always?: boolean;
  variant?: 'primary' | 'danger';
  children: ReactNode;
};

/** Disabled until every field is valid; its tooltip names the fields that are not. */
export function SubmitButton({ instant = false, always = false, variant = 'primary', children }: Props) {
  const { form, schema, labels } = useFormKit();
  const { isSubmitting } = useFormState({ control: form.control });
  const values = useWatch({ control: form.control });
  const missing = missingInWords([...wrongIn(schema, values).keys()], values, labels);
  return (
    <ExplainedButton
      type="submit"
      variant={variant}
      busy={isSubmitting && !instant}
      disabledReason={always ? undefined : missing}
    >
      {children}
    </ExplainedButton>
  );
}
