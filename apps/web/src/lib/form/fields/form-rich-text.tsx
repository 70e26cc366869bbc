import type { RichText } from '@hub/contract/fields/rich-text';
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx';
import { FieldPlace } from '../field-place.tsx';
import type { FormFieldProps } from '../form-field-props.ts';
import { useFormField } from '../use-form-field.ts';

const EMPTY: RichText = { html: '', text: '' };

export function FormRichText(props: FormFieldProps<typeof RichTextField>) {
  const { control } = useFormField(props, EMPTY);
  return (
    <FieldPlace name={props.name}>
      <RichTextField {...props} {...control} />
    </FieldPlace>
  );
}
