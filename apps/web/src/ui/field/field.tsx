import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import styles from './field.module.css';
import { FieldNotes } from './field-notes.tsx';
import { RemainingAnnouncement } from './remaining-count.tsx';

/** The props that every field takes from its form. */
export type FieldProps = {
  label: string;
  required?: boolean | undefined;
  help?: string | undefined;
  error?: string | undefined;
  disabled?: boolean | undefined;
  onBlur?: () => void;
};

/** One entry of a list to choose from. */
export type Option = {
  value: string;
  label: string;
  /** Can be read and not chosen; the label says why. */
  disabled?: boolean;
};

/** One of the choices of a group, all of which are visible. */
export type Choice = Option & { help?: string };

type Props = {
  label: string;
  required?: boolean | undefined;
  help?: ReactNode;
  error?: string | undefined;
  /** Shows 'N characters remaining' at the end of the help's line. */
  remaining?: { text: string; limit: number } | undefined;
  children: ReactNode;
};

/**
 * What every field has around its control. It goes inside the field component of react-aria (TextField,
 * Select, RadioGroup …) with the class `field`: that component ties label, help and error to the control.
 */
export function Field({ label, required = false, children, ...notes }: Props) {
  return (
    <>
      <Label className={`${styles.label}`}>
        <LabelText required={required}>{label}</LabelText>
      </Label>
      {children}
      <FieldNotes {...notes} />
      {notes.remaining && <RemainingAnnouncement {...notes.remaining} />}
    </>
  );
}

/** The asterisk is only visual: the control itself says that it is required. */
export function LabelText({ required, children }: { required: boolean; children: ReactNode }) {
  return (
    <>
      {children}
      {required && (
        <span aria-hidden="true" className={styles.asterisk}>
          *
        </span>
      )}
    </>
  );
}
