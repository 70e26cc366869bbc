import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Text } from 'react-aria-components/Text';
import { AlertIcon } from '../icon/icons.tsx';
import styles from './field.module.css';
import { RemainingCount } from './remaining-count.tsx';

type Props = {
  help?: ReactNode;
  error?: string | undefined;
  remaining?: { text: string; limit: number } | undefined;
};

/** Help and error below a control. Used without Field where the control has its own label, such as a checkbox. */
export function FieldNotes({ help, error, remaining }: Props) {
  return (
    <>
      {(help || remaining) && (
        <Text slot="description" elementType="div" className={`${styles.description}`}>
          {help && <span>{help}</span>}
          {remaining && <RemainingCount {...remaining} />}
        </Text>
      )}
      <FieldError elementType="div" className={`${styles.error}`}>
        <AlertIcon />
        <span>{error}</span>
      </FieldError>
    </>
  );
}

/** The line under one choice of a group. */
export function ChoiceHelp({ children }: { children: string | undefined }) {
  if (!children) return null;
  return (
    <Text slot="description" elementType="div" className={`${styles.description}`}>
      {children}
    </Text>
  );
}
