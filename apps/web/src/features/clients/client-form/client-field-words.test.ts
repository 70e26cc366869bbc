import { OTHER_LANGUAGE } from '@hub/contract/catalogs/languages';
import { expect, test } from 'vitest';
import { explainedChoices, clientFieldWords as words } from './client-field-words.ts';
import { type ClientFormValues, emptyClient, emptyContact, emptyEducation } from './client-form-schema.ts';

const values: ClientFormValues = {
  ...emptyClient,
  firstName: 'Zora',
  dateOfBirth: '2015-03-09',
  pronounsId: 3,
  closedCaptioning: true,
  contacts: [
    {
      ...emptyContact(),
      id: 'a',
      firstName: 'Odo',
      lastName: 'Quill',
      relationshipToClientProfileId: 5,
      mayDecide: true,
    },
    {
      ...emptyContact(),
      id: 'b',
      firstName: 'Ines',
      primaryLanguageId: OTHER_LANGUAGE,
      otherLanguage: 'Quechua',
    },
  ],
  education: { ...emptyEducation, schoolName: 'Harbor', gradeId: 6 },
};

test.each([
  ['firstName', 'First name', 'Zora'],
  ['email', 'Email', ''],
  ['dateOfBirth', 'Date of birth', '03/09/2015'],
  ['pronounsId', 'Pronouns', 'They/Them/Theirs'],
  ['closedCaptioning', 'Closed captioning', 'Yes'],
  ['contacts.b.primaryLanguageId', 'Primary language (client contact 2)', 'Quechua'],
  ['contacts.a', 'Client contact 1', 'Odo Quill, Guardian, May decide for the client'],
  ['contacts.gone', 'Client contact', 'Removed'],
  ['education.gradeId', 'Grade', '4th'],
  ['education', 'Education and learning', 'Harbor, 4th'],
  ['comment', 'General comments', 'Removed'],
])('%s is called %s and says %s', (path, label, value) => {
  expect([words.labelOf(path, values), words.valueOf(path, values)]).toEqual([label, value]);
});

test('a choice goes with the text that explains it', () => {
  expect(explainedChoices).toContainEqual(['primaryLanguageId', 'otherLanguage']);
});
