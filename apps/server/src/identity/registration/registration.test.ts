import { readProfile } from '@hub/contract/auth/users/users';
import { listClients } from '@hub/contract/core/clients/clients';
import { expect, test } from 'vitest';
import { credentials, newEmail, PASSWORD, useAccountHub } from '../../../test/account-hub.ts';

const accounts = useAccountHub();

async function findLakeside(): Promise<string> {
  const { id } = await accounts.hub.database.system
    .selectFrom('organizations')
    .select('id')
    .where('name', '=', 'Lakeside Psychology Group')
    .executeTakeFirstOrThrow();
  return id;
}

test.each(['Standard', 'Individual'])(
  'whoever makes a %s organization manages it once the email is confirmed',
  async (organizationType) => {
    const email = newEmail();
    const organizationId = await accounts.newOrganization({ organizationType });
    const answer = await accounts.signUp({ email, organizationId }, { advertisingOptIn: true });
    expect([answer.status, answer.body]).toEqual([201, { id: expect.any(String), email }]);
    expect(await accounts.statusOf(email)).toMatchObject({ status: 'PendingEmailConfirmation', roleId: 2 });

    const token = await accounts.hub.signIn(email, PASSWORD);
    expect((await accounts.call(listClients, { token })).body.code).toBe('email-not-confirmed');
    const profile = await accounts.call(readProfile, { token });
    expect(profile.body).toMatchObject({
      email,
      firstName: 'Wilma',
      lastName: 'Thornbury',
      professionalSpecialization: { id: 3 },
      highestDegree: { id: 2 },
      licensed: true,
      organizationType,
      status: 'PendingEmailConfirmation',
    });
    expect(profile.body.advertisingOptInAt).not.toBeNull();

    expect((await accounts.confirm(email)).body).toEqual({ email, waitsForApproval: false });
    expect((await accounts.statusOf(email)).status).toBe('Active');
    expect((await accounts.call(listClients, { token })).status, 'the same session goes on').toBe(200);
  },
);

test('whoever joins an organization waits for its managers, who are asked', async () => {
  const email = newEmail();
  await accounts.signUp({ email, organizationId: await findLakeside() });
  expect(await accounts.statusOf(email)).toMatchObject({ status: 'PendingEmailConfirmation', roleId: 1 });
  const token = await accounts.hub.signIn(email, PASSWORD);
  expect((await accounts.confirm(email)).body).toEqual({ email, waitsForApproval: true });
  expect((await accounts.statusOf(email)).status).toBe('PendingOrgApproval');
  expect((await accounts.call(readProfile, { token })).status, 'signed out at once').toBe(401);
  await expect(accounts.hub.signIn(email, PASSWORD)).rejects.toThrow('approval-pending');
  const mail = await accounts.mailTo('manager@demo.test', /asks for access/);
  expect(mail.text).toContain(email);
});

test('of two who register for one new organization at once, one manages it and the other is refused', async () => {
  const organizationId = await accounts.newOrganization();
  const answers = await Promise.all([
    accounts.signUp({ email: newEmail(), organizationId }),
    accounts.signUp({ email: newEmail(), organizationId }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 404]);
});

test('an email that somebody has is refused in any spelling, and nothing is written', async () => {
  const organizationId = await accounts.newOrganization();
  for (const email of ['practitioner@demo.test', 'PRACTITIONER@demo.test']) {
    const answer = await accounts.signUp({ email, organizationId });
    expect([answer.status, answer.body.code]).toEqual([409, 'user-exists']);
    expect(answer.body.title).toBe('A user exists with the same credentials.');
  }
  const free = await accounts.signUp({ email: newEmail(), organizationId });
  expect(free.status, 'the organization is still free').toBe(201);
});

test('an organization that strangers do not know is refused', async () => {
  const unknown = await accounts.signUp({ email: newEmail(), organizationId: crypto.randomUUID() });
  expect(unknown.status).toBe(404);
  const { id } = await accounts.hub.database.system
    .selectFrom('organizations')
    .select('id')
    .where('name', '=', 'Dana Whitfield')
    .executeTakeFirstOrThrow();
  expect((await accounts.signUp({ email: newEmail(), organizationId: id })).status).toBe(404);
});

test.each([
  [{ firstName: ' ' }, 'firstName', 'This field is required'],
  [{ firstName: 'x'.repeat(51) }, 'firstName', 'Maximum length exceeded'],
  [{ lastName: '' }, 'lastName', 'This field is required'],
  [{ professionalSpecializationId: 12 }, 'professionalSpecializationId', 'Please select an option'],
  [{ highestDegreeId: 0 }, 'highestDegreeId', 'Please select an option'],
  [{ licensed: undefined }, 'licensed', 'This field is required'],
  [{ agreement: false }, 'agreement', 'Please agree to the terms and conditions'],
  [
    { user: credentials('nobody', PASSWORD), userConfirmation: credentials('nobody', PASSWORD) },
    'email',
    'Invalid email format',
  ],
  [
    { userConfirmation: credentials('other@demo.test', PASSWORD) },
    'emailConfirmation',
    'Your emails do not match',
  ],
  [
    { userConfirmation: credentials('same@demo.test', 'Another-Meadow-19') },
    'passwordConfirmation',
    'Your passwords do not match',
  ],
])('%j is refused at %s', async (changes, path, message) => {
  const organizationId = await accounts.newOrganization();
  const answer = await accounts.signUp({ email: 'same@demo.test', organizationId }, changes);
  expect([answer.status, answer.body.errors]).toEqual([400, [{ path, message }]]);
});

test.each([
  ['Short-pw-19', 'Invalid password'],
  ['Quiet-abc-Meadow', 'Invalid password'],
  ['Quiet-aaaa-Meadow', 'Invalid password'],
  [`Quiet-${'Meadow-'.repeat(9)}`, 'Maximum of 64 characters is allowed'],
])('the password %s is refused', async (password, message) => {
  const organizationId = await accounts.newOrganization();
  const answer = await accounts.signUp({ email: newEmail(), password, organizationId });
  expect(answer.body.errors).toEqual([{ path: 'password', message }]);
});

test.each(['not base64 !', btoa('no colon'), btoa('\xff\xfe:x')])(
  'credentials that cannot be read are refused: %s',
  async (user) => {
    const organizationId = await accounts.newOrganization();
    const answer = await accounts.signUp({ email: newEmail(), organizationId }, { user });
    expect([answer.status, answer.body.code]).toEqual([400, 'unreadable-credentials']);
  },
);

test('a password may have a colon and letters of any script', async () => {
  const email = newEmail();
  const password = 'Übung:Größe-19-Wiese';
  await accounts.signUp({ email, password, organizationId: await accounts.newOrganization() });
  expect(await accounts.hub.signIn(email, password)).toBeTruthy();
});

test('a registration leaves an audit entry', async () => {
  const email = newEmail();
  const answer = await accounts.signUp({ email, organizationId: await accounts.newOrganization() });
  const entries = await accounts.hub.database.system
    .selectFrom('audit_entries')
    .select(['action', 'record', 'record_ids'])
    .where('request_id', '=', answer.headers.get('x-request-id'))
    .execute();
  expect(entries).toEqual([{ action: 'register', record: 'user', record_ids: [answer.body.id] }]);
});
