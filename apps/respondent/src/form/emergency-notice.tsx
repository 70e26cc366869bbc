import type { Assessment } from '@hub/contract/core/assessment/assessment';
import { createContext, use } from 'react';
import { useLanguage } from '../language/language.tsx';
import { AlertIcon } from '../ui/icons.tsx';
import { emergencyText } from './emergency-text.ts';
import styles from './form.module.css';

/** The emergency contact of the organization; undefined in a preview. */
export const EmergencyContext = createContext<Assessment['emergency'] | undefined>(undefined);

/** Shown at the beginning and at the end, because filling in a form does not call for help. */
export function EmergencyNotice() {
  const { language, words } = useLanguage();
  const emergency = use(EmergencyContext);
  return (
    <div className={styles.notice}>
      <AlertIcon />
      <p>
        <strong>{words.notWatched}</strong>{' '}
        <span dir="auto">{emergencyText(emergency, language, words)}</span>
      </p>
    </div>
  );
}
