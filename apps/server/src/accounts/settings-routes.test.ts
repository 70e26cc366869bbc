import { readSettings, updateSettings } from '@hub/contract/auth/organizations/settings';
import { setTimeZone } from '@hub/contract/auth/organizations/time-zone';
import { readProfile } from '@hub/contract/auth/users/users';
import { expect, test } from 'vitest';
import { someOrganization, useAccountHub } from '../../test/account-hub.ts';
import { auditOf } from '../../test/audit-of.ts';

const accounts = useAccountHub({ FEATURES: 'register,myOrg' });

async function someSettings() {
  const manager = await accounts.newManager();
  const { body } = await accounts.call(readSettings, { token: manager.token });
  const { lastChange, ...settings } = body;
  const save = (changes: object, token = manager.token) =>
    accounts.call(updateSettings, { token, body: { ...settings, timeZone: 'America/Chicago', ...changes } });
  return { ...manager, lastChange, settings, save };
}

test('what was registered is read, and what is saved is read again', async () => {
  const { settings, lastChange, save } = await someSettings();
  expect(settings).toMatchObject({
    streetAddress: someOrganization.streetAddress,
    city: someOrganization.city,
    country: someOrganization.country,
    twoFactorRequired: false,
    version: 1,
  });
  expect(lastChange).toBeNull();
  const saved = await save({ name: ` ${settings.name} North `, url: 'https://north.test', zipCode: '62702' });
  expect([saved.status, saved.body]).toEqual([
    200,
    {
      ...settings,
      name: `${settings.name} North`,
      url: 'https://north.test',
      zipCode: '62702',
      timeZone: 'America/Chicago',
      version: 2,
      lastChange: { changed: expect.any(String), changedByName: 'Wilma Thornbury', isMine: true },
    },
  ]);
  expect(await auditOf(accounts.hub, saved)).toMatchObject([{ action: 'update settings' }]);
});

test('consent warns, and 911 is called, until a manager says otherwise', async () => {
  const { settings, save } = await someSettings();
  expect(settings).toMatchObject({
    consentRule: 'warns',
    emergencyNumber: '911',
    emergencyTexts: { en: '', es: '', ar: '' },
  });
  const changes = {
    consentRule: 'refuses',
    emergencyNumber: '112',
    emergencyTexts: { en: ' Call 112 or the ward. ', es: '', ar: '' },
  };
  const saved = await save(changes);
  expect([saved.status, saved.body]).toMatchObject([
    200,
    { ...changes, emergencyTexts: { en: 'Call 112 or the ward.', es: '', ar: '' }, version: 2 },
  ]);
});

test('an older version is refused, whichever call changed it since', async () => {
  const { token, save } = await someSettings();
  expect((await save({ city: 'Peoria' })).body.version).toBe(2);
  const late = await save({ city: 'Joliet' });
  expect([late.status, late.body.code]).toEqual([409, 'version-conflict']);

  await accounts.call(setTimeZone, { token, body: { timeZone: 'Europe/Berlin' } });
  expect((await save({ version: 2 })).body.code).toBe('version-conflict');
  expect((await save({ version: 3 })).status).toBe(200);
});

test('of two that save at once, one does', async () => {
  const { save } = await someSettings();
  const answers = await Promise.all([save({ city: 'Peoria' }), save({ city: 'Joliet' })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('saving what is there already changes nothing', async () => {
  const { save } = await someSettings();
  await save({});
  expect((await save({ version: 2 })).body.version).toBe(2);
});

test.each([
  [{ name: ' ' }, 'name', 'This field is required'],
  [{ streetAddress: '' }, 'streetAddress', 'This field is required'],
  [{ country: null }, 'country', 'Please select an option'],
  [{ state: 'Atlantis' }, 'state', 'Please select an option'],
  [{ timeZone: 'Middle/Earth' }, 'timeZone', 'Please select an option'],
  [{ consentRule: 'shrugs' }, 'consentRule', 'Please select an option'],
  [{ emergencyNumber: 'mother' }, 'emergencyNumber', 'Enter a number that can be called'],
  [{ emergencyNumber: '' }, 'emergencyNumber', 'Enter a number that can be called'],
  [
    { emergencyTexts: { en: '', es: 'Llame al 112.', ar: '' } },
    'emergencyTexts.en',
    'Write the English text, too',
  ],
  [{ version: undefined }, 'version', 'This field is required'],
])('%j is refused at %s', async (changes, path, message) => {
  const { save } = await someSettings();
  const answer = await save(changes);
  expect([answer.status, answer.body.errors]).toEqual([400, [{ path, message }]]);
});

test('the name and zip code of another organization are refused', async () => {
  const { settings: other } = await someSettings();
  const { save } = await someSettings();
  const answer = await save({ name: other.name.toUpperCase(), zipCode: other.zipCode });
  expect([answer.status, answer.body.code]).toEqual([409, 'organization-exists']);
});

test('a manager without two factors does not ask others for them', async () => {
  const { save } = await someSettings();
  const answer = await save({ twoFactorRequired: true });
  expect([answer.status, answer.body.code]).toEqual([409, 'two-factor-off']);
});

test('two factors can be asked for by a manager who has them, and no longer be', async () => {
  const { email, token, save } = await someSettings();
  await accounts.hub.database.system
    .updateTable('users')
    .set({ two_factor_enabled: true })
    .where('email', '=', email)
    .execute();
  expect((await save({ twoFactorRequired: true })).body).toMatchObject({
    twoFactorRequired: true,
    version: 2,
  });
  expect((await accounts.call(readProfile, { token })).body.twoFactorRequired).toBe(true);
  expect((await save({ version: 2 })).body.twoFactorRequired).toBe(false);
});
