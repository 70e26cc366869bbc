import type { ComponentProps, ElementType } from 'react';

type Bound = 'value' | 'checked' | 'onChange' | 'onBlur' | 'error' | 'required' | 'name' | 'label' | 'ref';

type Without<Props, Names extends PropertyKey> = Props extends unknown ? Omit<Props, Names> : never;

/** The props of a control inside a form: without those that the form gives it. */
export type FormFieldProps<Control extends ElementType, Given extends string = never> = {
  /** The path of the field in the form's values. */
  name: string;
  label: string;
  /** Where a rule of the whole form asks for it; what the field's own rule asks for is known. */
  required?: boolean;
} & Without<ComponentProps<Control>, Bound | Given>;
