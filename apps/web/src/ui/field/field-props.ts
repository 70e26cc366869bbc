/** What every field is told by its form. */
export type FieldProps = {
  label: string;
  required?: boolean | undefined;
  help?: string | undefined;
  error?: string | undefined;
  disabled?: boolean | undefined;
  onBlur?: () => void;
};
