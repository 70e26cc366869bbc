import { randomUUID } from 'node:crypto';
import {
  approveLicenseRequest,
  declineLicenseRequest,
  listLicenseRequests,
  requestLicense,
} from '@hub/contract/core/licenses/license-requests';
import { listUsesLeft } from '@hub/contract/core/licenses/licenses';
import { describe, expect, test } from 'vitest';
import { type Person, refusal, useLicenseHub } from '../../../test/license-hub.ts';

const its = useLicenseHub({ environment: { SALES_EMAIL: 'sales@demo.test' } });

describe('requests', () => {
  const mailsTo = async (to: string) => (await its.hub.mails()).filter((mail) => mail.to === to);
  const ask = (person: Person, rest: object = {}) =>
    its.as(person, requestLicense, {
      body: { productFeatureId: its.feature, quantity: 4, message: 'For the spring term', ...rest },
    });

  test("a practitioner's go to the managers, who approve or decline them", async () => {
    await its.add({ quantity: 5 });
    const asked = await ask('practitioner');
    expect([asked.status, asked.body.state, asked.body.isMine]).toEqual([201, 'waiting', true]);
    await expect.poll(async () => (await mailsTo('manager@demo.test')).length).toBeGreaterThan(0);
    expect((await mailsTo('manager@demo.test'))[0]?.text).toContain('For the spring term');

    const approve = (id: string) => its.as('manager', approveLicenseRequest, { params: { id } });
    const approved = await approve(asked.body.id);
    expect(approved.body).toMatchObject({
      state: 'approved',
      isMine: false,
      decidedByName: expect.any(String),
    });
    expect(refusal(await approve(asked.body.id))).toEqual([409, 'request-decided']);
    expect(
      (await its.as('practitioner', listUsesLeft, { query: `?productId=${its.product}` })).body.items[0],
    ).toMatchObject({
      assigned: 4,
      available: 5,
    });
    const more = await ask('practitioner');
    expect(refusal(await approve(more.body.id))).toEqual([409, 'pool-short']);
    const declined = await its.as('manager', declineLicenseRequest, {
      params: { id: more.body.id },
      body: { reason: 'Ask again in May' },
    });
    expect(declined.body).toMatchObject({ state: 'declined', reason: 'Ask again in May' });
    await expect.poll(async () => (await mailsTo('practitioner@demo.test')).length).toBe(2);

    const listFor = async (person: Person) =>
      (await its.as(person, listLicenseRequests, { query: `?productId=${its.product}` })).body.totalItems;
    expect([await listFor('practitioner'), await listFor('second'), await listFor('manager')]).toEqual([
      2, 0, 2,
    ]);
  });

  test("a manager's goes to the publisher, with a copy", async () => {
    const asked = await ask('manager', { message: '' });
    expect(asked.body.state).toBe('sent');
    await expect.poll(async () => (await mailsTo('sales@demo.test')).length).toBe(1);
    expect((await mailsTo('sales@demo.test'))[0]?.text).toContain(its.sku);
    expect(
      refusal(await its.as('manager', approveLicenseRequest, { params: { id: asked.body.id } })),
    ).toEqual([409, 'request-decided']);
  });

  test('for nothing that exists, or for none, are refused', async () => {
    expect(refusal(await ask('practitioner', { productFeatureId: randomUUID() }))).toEqual([
      404,
      'not-found',
    ]);
    expect((await ask('practitioner', { quantity: 0 })).status).toBe(400);
    expect((await ask('practitioner', { message: 'x'.repeat(501) })).status).toBe(400);
  });
});
