import { type FormOption, keyOf, shown } from './form-option.ts';
import { useFormField } from './use-form-field.ts';

/** For a control that chooses one of several options by their keys; the form has null while none is chosen. */
export function useOptionField(props: Parameters<typeof useFormField>[0], options: readonly FormOption[]) {
  const { control } = useFormField<FormOption | null>(props, null);
  return {
    ...control,
    options: shown(options),
    value: control.value ? keyOf(control.value) : '',
    onChange: (key: string) => control.onChange(options.find((option) => keyOf(option) === key) ?? null),
  };
}
