import type { RichText } from '@hub/contract/fields/rich-text';
import { lazy, Suspense, useId, useRef } from 'react';
import { FieldErrorContext } from 'react-aria-components/FieldError';
import { LabelContext } from 'react-aria-components/Label';
import { Provider } from 'react-aria-components/slots';
import { TextContext } from 'react-aria-components/Text';
import styles from '../field/field.module.css';
import { Field, type FieldProps } from '../field/field.tsx';
import { RichTextSkeleton } from './rich-text-skeleton.tsx';

// Larger than most pages, and few pages need it.
const RichTextEditor = lazy(() =>
  import('./rich-text-editor.tsx').then((module) => ({ default: module.RichTextEditor })),
);

type Props = FieldProps & {
  value: RichText;
  onChange: (value: RichText) => void;
  autoFocus?: boolean;
};

export function RichTextField(props: Props) {
  const { label, required = false, disabled = false, help, error, ...rest } = props;
  const id = useId();
  const ids = { label: `${id}label`, help: `${id}help`, error: `${id}error` };
  const described = [help && ids.help, error && ids.error].filter(Boolean).join(' ');
  const editor = useRef<{ focus: () => void }>(null);
  const focus = () => editor.current?.focus();

  return (
    <div
      className={styles.field}
      data-invalid={error ? true : undefined}
      data-disabled={disabled ? true : undefined}
    >
      <Provider
        values={[
          // Not a label element, which cannot belong to an editable area.
          [LabelContext, { id: ids.label, elementType: 'span', onClick: focus }],
          [TextContext, { slots: { description: { id: ids.help }, errorMessage: { id: ids.error } } }],
          [FieldErrorContext, error ? invalid(error) : null],
        ]}
      >
        <Field label={label} required={required} help={help} error={error}>
          <Suspense fallback={<RichTextSkeleton html={rest.value.html} />}>
            <RichTextEditor
              {...rest}
              ref={editor}
              disabled={disabled}
              aria={{
                'aria-labelledby': ids.label,
                ...(described && { 'aria-describedby': described }),
                'aria-required': `${required}`,
                'aria-invalid': `${Boolean(error)}`,
              }}
            />
          </Suspense>
        </Field>
      </Provider>
    </div>
  );
}

const invalid = (error: string) => ({
  isInvalid: true,
  validationErrors: [error],
  validationDetails: {} as ValidityState,
});
