import { FormSelect } from '../../../lib/form/fields/form-select.tsx';
import { FormTextField } from '../../../lib/form/fields/form-text-field.tsx';
import styles from './client-form.module.css';
import type { ClientOptions } from './client-options.ts';

export function EducationFields({ options }: { options: ClientOptions }) {
  return (
    <div className={styles.fields}>
      <FormTextField name="education.schoolName" label="School name" autoComplete="off" />
      <FormTextField name="education.district" label="District" autoComplete="off" />
      <FormSelect name="education.grade" label="Grade" options={options.grade} />
    </div>
  );
}
