import type { RichText } from '@hub/contract/fields/rich-text';
import { RichTextField } from '../../ui/rich-text/rich-text-field.tsx';
import { FieldAnchor, type FormFieldProps, useFormField } from './form-field.tsx';

const EMPTY: RichText = { html: '', text: '' };

export function FormRichText(props: FormFieldProps<typeof RichTextField>) {
  const { control } = useFormField(props, EMPTY);
  return (
    <FieldAnchor name={props.name}>
      <RichTextField {...props} {...control} />
    </FieldAnchor>
  );
}
