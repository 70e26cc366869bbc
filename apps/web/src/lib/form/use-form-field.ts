import { useController } from 'react-hook-form';
import { useFormKit } from './form-kit.ts';
import { useNameInForm } from './form-section.tsx';
import { isRequired, ruleAt } from './rule-at.ts';

type Named = { name: string; label: string; required?: boolean };

/** What a control needs from its form. The rule of the field is the one that the form's schema has by its name. */
export function useFormField<Value>({ name, label, required = false }: Named, empty: Value) {
  const { form, schema, labels, inputNameOf, onceReleased } = useFormKit();
  const rule = ruleAt(schema, name);
  if (!rule) throw new Error(`The schema of the form has no field "${name}"`);
  labels.set(name, useNameInForm(label));
  const { field, fieldState } = useController({ name, control: form.control });

  function check() {
    field.onBlur();
    // A message about two fields may be settled by the other one.
    const failing = [...labels.keys()].filter((path) => path !== name && form.getFieldState(path).invalid);
    if (failing.length > 0) void form.trigger(failing);
  }

  return {
    rule,
    control: {
      name: inputNameOf(name),
      label,
      value: (field.value ?? empty) as Value,
      onChange: (value: Value) => field.onChange(value),
      onBlur: () => onceReleased(check),
      required: required || isRequired(rule, empty),
      error: fieldState.error?.message,
    },
  };
}
