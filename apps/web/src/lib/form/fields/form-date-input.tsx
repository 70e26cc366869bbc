import { DateInput } from '../../../ui/date-input/date-input.tsx';
import { dayOfText, textOfDay } from '../day-text.ts';
import { FieldPlace } from '../field-place.tsx';
import type { FormFieldProps } from '../form-field-props.ts';
import { useFormField } from '../use-form-field.ts';

/** In the form the value is a calendar day, as in the contract; on the screen it is mm/dd/yyyy. */
export function FormDateInput(props: FormFieldProps<typeof DateInput>) {
  const { control } = useFormField(props, '');
  return (
    <FieldPlace name={props.name}>
      <DateInput
        {...props}
        {...control}
        value={textOfDay(control.value)}
        onChange={(text) => control.onChange(dayOfText(text))}
      />
    </FieldPlace>
  );
}
