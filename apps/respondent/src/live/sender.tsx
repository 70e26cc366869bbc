import type { OpenAssessment, OverAssessment } from './assessment-calls.ts';
import styles from './live.module.css';

/** Who asks: the organization and the practitioner. */
export const Sender = ({ form }: { form: OpenAssessment | OverAssessment }) => (
  <p className={styles.sender}>
    <strong>{form.organizationName}</strong>
    <span>{form.practitionerName}</span>
  </p>
);
