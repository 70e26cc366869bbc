import { idOf, numbered, shownAs } from './catalog.ts';

const listed = numbered('Male', 'Female', 'Other', 'Intersex');

export const genders = shownAs(listed, 'Male', 'Female', 'Intersex', 'Other');

export const OTHER_GENDER = idOf(genders, 'Other');
