import { idOf, numbered, shownAs } from './catalog.ts';

const listed = numbered('Nonbinary', 'Female', 'Male', 'Transgender', 'Other');

export const genderIdentities = shownAs(listed, 'Male', 'Female', 'Nonbinary', 'Transgender', 'Other');

export const OTHER_GENDER_IDENTITY = idOf(genderIdentities, 'Other');
