import { FormSelect } from '../../../lib/form/fields/form-select.tsx';
import styles from './client-form.module.css';
import type { ClientOptions } from './client-options.ts';

export function DemographicFields({ options }: { options: ClientOptions }) {
  return (
    <div className={styles.fields}>
      <FormSelect
        name="demographic.numberOfSiblings"
        label="Number of siblings"
        options={options.numberOfSiblings}
      />
      <FormSelect
        name="demographic.annualHouseholdIncome"
        label="Annual household income"
        options={options.annualHouseholdIncome}
      />
      <FormSelect
        name="demographic.economicDisadvantage"
        label="Economically disadvantaged"
        options={options.economicDisadvantage}
      />
    </div>
  );
}
