import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { basic, openTestDatabase, startTestHub, type TestHub } from '../../test/test-hub.ts';
import { countAgainstLimit } from './rate-limit.ts';

describe('a limit', () => {
  const limit = { name: 'test', max: 3, seconds: 3600 };

  test('lets so many through, refuses the rest with the time to wait, and counts subjects apart', async () => {
    const database = await openTestDatabase();
    const count = (subject: string) => countAgainstLimit(database.system, limit, subject);
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => count('one')));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const refused = results.find((result) => result.status === 'rejected');
    expect(refused?.reason).toMatchObject({ code: 'too-many-attempts' });
    expect(refused?.reason.details.retryAfter).toBeGreaterThan(0);
    expect(refused?.reason.details.retryAfter).toBeLessThanOrEqual(3600);
    await count('another');
    await database.close();
  });
});

describe('the address that a limit counts', () => {
  const environment = { PASSWORD_ATTEMPTS_PER_ADDRESS: '2' };
  let hub: TestHub;
  let behindProxy: TestHub;

  beforeAll(async () => {
    hub = await startTestHub({ environment });
    behindProxy = await startTestHub({ environment: { ...environment, TRUSTED_PROXIES: '127.0.0.1' } });
  });
  afterAll(async () => {
    await hub.close();
    await behindProxy.close();
  });

  const attempt = async ({ url }: TestHub, address: string) => {
    const answer = await fetch(`${url}/auth/api/users/sign-in`, {
      method: 'POST',
      headers: {
        authorization: basic(`${crypto.randomUUID()}@demo.test`, 'wrong'),
        'x-forwarded-for': address,
      },
    });
    return answer;
  };

  test('is not what the caller says it is', async () => {
    const answers = [
      await attempt(hub, '10.0.0.1'),
      await attempt(hub, '10.0.0.2'),
      await attempt(hub, '10.0.0.3'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 420]);
    expect(Number(answers[2]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('is what a trusted proxy says it is', async () => {
    const addresses = ['10.0.0.1', '10.0.0.1', '10.0.0.1', '10.0.0.2'];
    const statuses: number[] = [];
    for (const address of addresses) statuses.push((await attempt(behindProxy, address)).status);
    expect(statuses).toEqual([401, 401, 420, 401]);
  });
});
