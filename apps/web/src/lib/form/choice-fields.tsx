import type { Catalog } from '@hub/contract/catalogs/catalog';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { CheckboxGroup } from '../../ui/checkbox/checkbox-group.tsx';
import { MultiSelect } from '../../ui/multi-select/multi-select.tsx';
import { RadioGroup } from '../../ui/radio-group/radio-group.tsx';
import { SearchableDropdown } from '../../ui/searchable-dropdown/searchable-dropdown.tsx';
import { Select } from '../../ui/select/select.tsx';
import { FieldAnchor, type FormFieldProps, useFormField } from './form-field.tsx';

/** The form holds the value; catalogs number theirs. */
export type FormOption = { value: string | number; label: string; disabled?: boolean };
type Value = FormOption['value'];
type Options = { options: readonly FormOption[] };

/** The items of a catalog, some of them with a label of their own. */
export const optionsOf = (catalog: Catalog, labels: Record<number, string> = {}): readonly FormOption[] =>
  catalog.map(({ id, value }) => ({ value: id, label: labels[id] ?? value }));

/** A control knows its options by text. */
const inText = (options: readonly FormOption[]) =>
  options.map(({ value, ...option }) => ({ ...option, value: `${value}` }));

/** For a control that chooses one option; the form holds null while none is chosen. */
function useOptionField(props: Parameters<typeof useFormField>[0], options: readonly FormOption[]) {
  const { control } = useFormField<Value | null>(props, null);
  return {
    ...control,
    options: inText(options),
    value: `${control.value ?? ''}`,
    onChange: (text: string) =>
      control.onChange(options.find(({ value }) => `${value}` === text)?.value ?? null),
  };
}

export function FormSelect({ options, ...props }: FormFieldProps<typeof Select, 'options'> & Options) {
  const control = useOptionField(props, options);
  return (
    <FieldAnchor name={props.name}>
      <Select {...props} {...control} />
    </FieldAnchor>
  );
}

type DropdownProps = FormFieldProps<typeof SearchableDropdown, 'options'> & Options;

export function FormSearchableDropdown({ options, ...props }: DropdownProps) {
  const control = useOptionField(props, options);
  return (
    <FieldAnchor name={props.name}>
      <SearchableDropdown {...props} {...control} />
    </FieldAnchor>
  );
}

type MultiSelectProps = FormFieldProps<typeof MultiSelect, 'options'> & Options;

/** The form holds the values that are checked, in the order of the options. */
export function FormMultiSelect({ options, ...props }: MultiSelectProps) {
  const { control } = useFormField<readonly Value[]>(props, []);
  const valuesIn = (texts: readonly string[]) =>
    options.map(({ value }) => value).filter((value) => texts.includes(`${value}`));
  return (
    <FieldAnchor name={props.name}>
      <MultiSelect
        {...props}
        {...control}
        options={inText(options)}
        value={control.value.map(String)}
        onChange={(texts) => control.onChange(valuesIn(texts))}
      />
    </FieldAnchor>
  );
}

export function FormRadioGroup(props: FormFieldProps<typeof RadioGroup>) {
  const { control } = useFormField<string | null>(props, null);
  return (
    <FieldAnchor name={props.name}>
      <RadioGroup {...props} {...control} />
    </FieldAnchor>
  );
}

export function FormCheckboxGroup(props: FormFieldProps<typeof CheckboxGroup>) {
  const { control } = useFormField<readonly string[]>(props, []);
  return (
    <FieldAnchor name={props.name}>
      <CheckboxGroup {...props} {...control} />
    </FieldAnchor>
  );
}

export function FormCheckbox(props: FormFieldProps<typeof Checkbox>) {
  const {
    control: { value, ...control },
  } = useFormField(props, false);
  return (
    <FieldAnchor name={props.name}>
      <Checkbox {...props} {...control} checked={value} />
    </FieldAnchor>
  );
}
