import type { Catalog } from '@hub/contract/catalogs/catalog';
import { degrees } from '@hub/contract/catalogs/degrees';
import { professionalSpecializations } from '@hub/contract/catalogs/professional-specializations';
import { FormCheckbox } from '../../../lib/form/fields/form-checkbox.tsx';
import { FormRadioGroup } from '../../../lib/form/fields/form-radio-group.tsx';
import { FormSelect } from '../../../lib/form/fields/form-select.tsx';
import { FormTextField } from '../../../lib/form/fields/form-text-field.tsx';

const optionsOf = (catalog: Catalog) => catalog.map(({ id, value }) => ({ value: id, label: value }));
const degreeOptions = optionsOf(degrees);
const professionOptions = optionsOf(professionalSpecializations);
const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** What everybody tells of themselves. */
export function PersonFields() {
  return (
    <>
      <FormTextField name="firstName" label="First name" autoComplete="given-name" />
      <FormTextField name="lastName" label="Last name" autoComplete="family-name" />
      <FormSelect name="highestDegree" label="Highest degree" options={degreeOptions} />
      <FormSelect
        name="profession"
        label="Within what field is your profession?"
        options={professionOptions}
      />
      <FormRadioGroup name="licensed" label="Are you licensed?" orientation="horizontal" options={yesOrNo} />
      <FormCheckbox name="certified" label="I certify that everything I have told here is true" />
    </>
  );
}
