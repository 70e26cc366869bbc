import { type ComponentProps, createContext, type ElementType, type ReactNode, use } from 'react';
import { useController } from 'react-hook-form';
import styles from './form.module.css';
import { useFormKit } from './form-kit.ts';
import { isRequired, ruleAt } from './rule-at.ts';

type Bound = 'value' | 'checked' | 'onChange' | 'onBlur' | 'error' | 'required' | 'name' | 'label' | 'ref';

type Without<Props, Names extends PropertyKey> = Props extends unknown ? Omit<Props, Names> : never;

/** The props of a control inside a form, without those that the form provides. */
export type FormFieldProps<Control extends ElementType, Given extends string = never> = {
  /** The path of the field in the form's values. */
  name: string;
  label: string;
  /** Needed only if a rule of the whole form requires the field; its own rule is read from the schema. */
  required?: boolean;
} & Without<ComponentProps<Control>, Bound | Given>;

/** Marks the field, so that the focus can be moved there. */
export const FieldAnchor = ({ name, children }: { name: string; children: ReactNode }) => (
  <div data-field={name} className={styles.anchor}>
    {children}
  </div>
);

const SectionContext = createContext('');

/** Tells fields of the same label apart in messages, as in 'First name (client contact 1)'. */
export function FormSection({ name, children }: { name: string; children: ReactNode }) {
  return <SectionContext value={name}>{children}</SectionContext>;
}

function useNameInForm(label: string): string {
  const section = use(SectionContext);
  return section ? `${label} (${section})` : label;
}

type Named = { name: string; label: string; required?: boolean };

/** The props that a control gets from its form. The field's rule is found in the form's schema by name. */
export function useFormField<Value>({ name, label, required = false }: Named, empty: Value) {
  const { form, schema, labels, inputNameOf, onceReleased } = useFormKit();
  const rule = ruleAt(schema, name);
  if (!rule) throw new Error(`The schema of the form has no field "${name}"`);
  labels.set(name, useNameInForm(label));
  const { field, fieldState } = useController({ name, control: form.control });

  function check() {
    field.onBlur();
    // A change here may also fix an error about two fields.
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
