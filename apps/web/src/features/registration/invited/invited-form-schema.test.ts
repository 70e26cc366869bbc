import { expect, test } from 'vitest';
import { emptyInvited, fieldOf, invitedFormSchema, registrationOf } from './invited-form-schema.ts';

const PASSWORD = 'Quiet-Meadow-19';
const odo = {
  ...emptyInvited,
  password: PASSWORD,
  passwordConfirmation: PASSWORD,
  firstName: 'Odo',
  lastName: 'Fernsby',
  highestDegree: 2,
  profession: 9,
  licensed: 'no' as const,
  certified: true as const,
  agreement: true as const,
};

test('the registration carries the email of the invitation', () => {
  expect(registrationOf(invitedFormSchema.parse(odo), 'odo@demo.test')).toEqual({
    firstName: 'Odo',
    lastName: 'Fernsby',
    highestDegreeId: 2,
    professionalSpecializationId: 9,
    licensed: false,
    user: btoa(`odo@demo.test:${PASSWORD}`),
    userConfirmation: btoa(`odo@demo.test:${PASSWORD}`),
    agreement: true,
    advertisingOptIn: false,
  });
});

test('who has a password elsewhere sends a temporary one, twice the same', () => {
  const { user, userConfirmation } = registrationOf(
    { ...odo, password: '', passwordConfirmation: '' },
    'odo@demo.test',
  );
  expect(atob(user)).toMatch(/^odo@demo\.test:.{8}$/);
  expect(userConfirmation).toBe(user);
});

test('passwords that differ are told, together with what else is wrong', () => {
  const wrong = invitedFormSchema.safeParse({ ...odo, passwordConfirmation: 'another', firstName: '' });
  expect(wrong.error?.issues.map(({ path }) => path.join())).toEqual(['firstName', 'passwordConfirmation']);
});

test('what the server refuses is shown at the fields of the form', () => {
  expect(['highestDegreeId', 'user', 'lastName'].map(fieldOf)).toEqual([
    'highestDegree',
    'password',
    'lastName',
  ]);
});
