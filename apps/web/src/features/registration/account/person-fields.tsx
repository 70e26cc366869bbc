import { degrees } from '@hub/contract/catalogs/degrees';
import { professionalSpecializations } from '@hub/contract/catalogs/professional-specializations';
import { FormCheckbox, FormRadioGroup, FormSelect, optionsOf } from '../../../lib/form/choice-fields.tsx';
import { FormTextField } from '../../../lib/form/text-fields.tsx';

const degreeOptions = optionsOf(degrees);
const professionOptions = optionsOf(professionalSpecializations);
const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** What everybody fills in about themselves. */
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
