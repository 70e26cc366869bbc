import { MOST_CONTACTS } from './contact.ts';

const ofContact = (number: number) =>
  ['first name', 'last name', 'relationship', 'email', 'phone', 'primary language', 'other language'].map(
    (column) => `Contact ${number} ${column}`,
  );

/** The columns of a file of clients, in the order in which an export writes them. */
export const clientColumns: readonly string[] = [
  'First name',
  'Last name',
  'Date of birth',
  'Client ID',
  'Email',
  'Phone',
  'Biological sex',
  'Other biological sex',
  'Gender',
  'Other gender',
  'Pronouns',
  'Other pronouns',
  'Primary language',
  'Other language',
  'Handedness',
  'Closed captioning',
  ...Array.from({ length: MOST_CONTACTS }, (_, index) => ofContact(index + 1)).flat(),
  'School name',
  'District',
  'Grade',
  'Number of siblings',
  'Annual household income',
  'Economically disadvantaged',
  'Comment',
];

export const requiredClientColumns: readonly string[] = ['First name', 'Last name', 'Date of birth'];
