import { idOf, numbered } from './catalog.ts';

export const pronouns = numbered(
  'He/Him/His',
  'She/Her/Hers',
  'They/Them/Theirs',
  "Name/Name/Name's",
  'Other',
);

export const OTHER_PRONOUNS = idOf(pronouns, 'Other');
