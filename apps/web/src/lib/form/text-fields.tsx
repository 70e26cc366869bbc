import { isCalendarDay } from '@hub/contract/dates/calendar-day';
import { displayDate } from '@hub/contract/dates/date-display';
import { parseDate } from '@hub/contract/fields/calendar-date';
import { PASSWORD_MAX_LENGTH } from '@hub/contract/fields/password';
import { filled, requiredString } from '@hub/contract/fields/required';
import { TEXT_MAX_LENGTH } from '@hub/contract/fields/text';
import * as z from 'zod/mini';
import { DateInput } from '../../ui/date-input/date-input.tsx';
import { PasswordField } from '../../ui/password-field/password-field.tsx';
import { PhoneInput } from '../../ui/phone-input/phone-input.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { FieldAnchor, type FormFieldProps, useFormField } from './form-field.tsx';
import { useFormKit } from './form-kit.ts';
import { maxLengthOf } from './rule-at.ts';

export function FormTextField(props: FormFieldProps<typeof TextField, 'maxLength'>) {
  const { control, rule } = useFormField(props, '');
  const maxLength = maxLengthOf(rule);
  return (
    <FieldAnchor name={props.name}>
      <TextField {...props} {...control} {...(maxLength !== undefined && { maxLength })} />
    </FieldAnchor>
  );
}

export function FormTextArea(props: FormFieldProps<typeof TextArea, 'limit'>) {
  const { control, rule } = useFormField(props, '');
  return (
    <FieldAnchor name={props.name}>
      <TextArea {...props} {...control} limit={maxLengthOf(rule) ?? TEXT_MAX_LENGTH} />
    </FieldAnchor>
  );
}

export function FormPhoneInput(props: FormFieldProps<typeof PhoneInput>) {
  const { control } = useFormField(props, '');
  return (
    <FieldAnchor name={props.name}>
      <PhoneInput {...props} {...control} />
    </FieldAnchor>
  );
}

/** The form's value is a calendar day, as in the contract; the screen shows mm/dd/yyyy. */
export function FormDateInput(props: FormFieldProps<typeof DateInput>) {
  const { control } = useFormField(props, '');
  return (
    <FieldAnchor name={props.name}>
      <DateInput
        {...props}
        {...control}
        value={textOfDay(control.value)}
        onChange={(text) => control.onChange(dayOfText(text))}
      />
    </FieldAnchor>
  );
}

/** The value is never stored in a draft. */
export function FormPasswordField(props: FormFieldProps<typeof PasswordField>) {
  const { control } = useFormField(props, '');
  useFormKit().secrets.add(props.name);
  return (
    <FieldAnchor name={props.name}>
      <PasswordField {...props} {...control} />
    </FieldAnchor>
  );
}

/** The text of the date input for the form's value, which is a complete day or an incomplete text. */
export const textOfDay = (value: string) => (isCalendarDay(value) ? displayDate(value) : value);

/** Converts a complete date to a day. An incomplete text is kept, so that the caret does not jump. */
export function dayOfText(text: string): string {
  const day = parseDate(text);
  return day !== null && displayDate(day) === text ? day : text;
}

/** A password rule that only the server can check. */
export const typedPassword = requiredString().check(filled(), z.maxLength(PASSWORD_MAX_LENGTH));
