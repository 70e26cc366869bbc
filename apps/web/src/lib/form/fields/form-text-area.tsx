import { TEXT_MAX_LENGTH } from '@hub/contract/fields/text';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { FieldPlace } from '../field-place.tsx';
import type { FormFieldProps } from '../form-field-props.ts';
import { maxLengthOf } from '../rule-at.ts';
import { useFormField } from '../use-form-field.ts';

export function FormTextArea(props: FormFieldProps<typeof TextArea, 'limit'>) {
  const { control, rule } = useFormField(props, '');
  return (
    <FieldPlace name={props.name}>
      <TextArea {...props} {...control} limit={maxLengthOf(rule) ?? TEXT_MAX_LENGTH} />
    </FieldPlace>
  );
}
