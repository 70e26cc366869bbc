import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import styles from './field.module.css';
import { FieldNotes } from './field-notes.tsx';
import { LabelText } from './label-text.tsx';
import { RemainingAnnouncement } from './remaining-count.tsx';

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
