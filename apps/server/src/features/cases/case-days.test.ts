import { listCases, listCasesNeedingAction, readCase } from '@hub/contract/core/cases/cases';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { call } from '../../../test/call.ts';
import { useCaseHub } from '../../../test/case-hub.ts';

const hub = useCaseHub();

const HONOLULU = 'Pacific/Honolulu'; // UTC−10
const TONGATAPU = 'Pacific/Tongatapu'; // UTC+13
const CHICAGO = 'America/Chicago'; // of the organization

let token: string;
let caseId: string;

/** Sets the server's clock to an instant and signs in then. */
async function at(instant: string) {
  vi.setSystemTime(new Date(instant));
  token = await hub.hub.signIn('manager@demo.test');
}

beforeEach(async () => {
  const { id } = await hub.open({ referralDate: '2027-03-01', expirationDate: '2028-02-29' });
  caseId = id;
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const headersOf = (zone?: string) => (zone ? { 'time-zone': zone } : {});

async function seenIn(zone?: string) {
  const headers = headersOf(zone);
  const { body } = await call(hub.hub, readCase, { token, params: { id: caseId }, headers });
  const listed = async (query: string) => {
    const { body: page } = await call(hub.hub, listCases, {
      token,
      query: `?PageSize=100&${query}`,
      headers,
    });
    return page.items.some(({ id }: { id: string }) => id === caseId);
  };
  return {
    remainingDays: body.remainingDays,
    inactive: body.inactive,
    listedAsInactive: await listed('Inactive=true'),
    listedAsActive: await listed('Inactive=false'),
    withinNoDays: await listed('RemainingDays=0'),
    expired: await listed('Need=expired'),
  };
}

const before = (days: number) => ({
  remainingDays: days,
  inactive: false,
  listedAsInactive: false,
  listedAsActive: true,
  withinNoDays: days === 0,
  expired: false,
});
const after = {
  remainingDays: -1,
  inactive: true,
  listedAsInactive: true,
  listedAsActive: false,
  withinNoDays: true,
  expired: true,
};

describe('a case that expires on February 29', () => {
  test('has a day left until midnight of the reader, wherever the reader is', async () => {
    await at('2028-02-29T09:59:59Z');
    expect(await seenIn(HONOLULU)).toEqual(before(1));
    expect(await seenIn(TONGATAPU)).toEqual(before(0));
    await at('2028-02-29T10:00:00Z');
    expect(await seenIn(HONOLULU)).toEqual(before(0));
    expect(await seenIn(TONGATAPU)).toEqual(before(0));
  });

  test('is inactive from March 1 of the reader', async () => {
    await at('2028-02-29T10:59:59Z');
    expect(await seenIn(TONGATAPU)).toEqual(before(0));
    await at('2028-02-29T11:00:00Z');
    expect(await seenIn(TONGATAPU)).toEqual(after);
    expect(await seenIn(HONOLULU)).toEqual(before(0));
    await at('2028-03-01T10:00:00Z');
    expect(await seenIn(HONOLULU)).toEqual(after);
  });

  test('goes by the calendar of the organization for a browser that says no zone, or none that there is', async () => {
    await at('2028-03-01T05:59:59Z');
    for (const zone of [undefined, 'Mars/Olympus', 'x'.repeat(65)]) {
      expect(await seenIn(zone), zone).toEqual(before(0));
    }
    await at('2028-03-01T06:00:00Z');
    expect(await seenIn()).toEqual(after);
    expect(await seenIn(CHICAGO)).toEqual(after);
  });

  test('is counted over the leap day', async () => {
    await at('2028-02-28T12:00:00Z');
    expect(await seenIn('UTC')).toEqual(before(1));
    await at('2027-03-01T12:00:00Z');
    expect(await seenIn('UTC')).toEqual(before(365));
  });
});

test("what expires soon is within 30 days of the reader's day", async () => {
  const isExpiring = async (zone: string) => {
    const { body } = await call(hub.hub, listCasesNeedingAction, { token, headers: headersOf(zone) });
    return body.expiring.totalItems > 0;
  };
  await at('2028-01-30T09:59:59Z');
  expect(await isExpiring(TONGATAPU)).toBe(true);
  expect(await isExpiring(HONOLULU)).toBe(false);
  await at('2028-01-30T10:00:00Z');
  expect(await isExpiring(HONOLULU)).toBe(true);
});
