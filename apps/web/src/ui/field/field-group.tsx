import { type ReactNode, useId } from 'react';
import { FieldErrorContext } from 'react-aria-components/FieldError';
import { LabelContext } from 'react-aria-components/Label';
import { Provider } from 'react-aria-components/slots';
import { TextContext } from 'react-aria-components/Text';
import styles from './field.module.css';
import { Field, type FieldProps } from './field.tsx';

type Props = Omit<FieldProps, 'onBlur'> & { children: ReactNode };

/** A field around controls for which react-aria has no field component. */
export function FieldGroup({ error, disabled = false, children, ...rest }: Props) {
  const id = useId();
  const ids = { label: `${id}label`, description: `${id}help`, errorMessage: `${id}error` };
  const isInvalid = Boolean(error);
  const described = [rest.help && ids.description, error && ids.errorMessage].filter(Boolean).join(' ');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay its legend out as a label.
    <div
      role="group"
      aria-labelledby={ids.label}
      aria-describedby={described || undefined}
      data-invalid={isInvalid || undefined}
      data-disabled={disabled || undefined}
      className={styles.field}
    >
      <Provider
        values={[
          [LabelContext, { id: ids.label, elementType: 'span' }],
          [
            TextContext,
            { slots: { description: { id: ids.description }, errorMessage: { id: ids.errorMessage } } },
          ],
          [FieldErrorContext, { isInvalid, validationErrors: [], validationDetails: {} as ValidityState }],
        ]}
      >
        <Field {...rest} error={error}>
          {children}
        </Field>
      </Provider>
    </div>
  );
}
