import type { ReactNode } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { ExplainedButton } from '../../ui/button/explained-button.tsx';
import { useFormKit } from './form-kit.ts';
import { missingInWords } from './missing-in-words.ts';
import { wrongIn } from './schema-errors.ts';

/** Disabled until every field is right; says which are not. */
export function SubmitButton({ children }: { children: ReactNode }) {
  const { form, schema, labels } = useFormKit();
  const { isSubmitting } = useFormState({ control: form.control });
  const values = useWatch({ control: form.control });
  const missing = missingInWords([...wrongIn(schema, values).keys()], values, labels);
  return (
    <ExplainedButton type="submit" busy={isSubmitting} disabledReason={missing}>
      {children}
    </ExplainedButton>
  );
}
