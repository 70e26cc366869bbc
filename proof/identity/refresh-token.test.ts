import { expect, test } from 'vitest';
import { basic, type TestHub } from '../../apps/server/test/test-hub.ts';
import { count, TRIED_ONCE } from '../counts.ts';
import { printFigures } from '../print-figures.ts';
import { CLIENT_ID, redeemRefreshToken } from './authorization.ts';
import { ACCEPTED, presentToken, REFUSED } from './bearer.ts';
import { onOneDatabase } from './each-database.ts';
import { signInForTokens, type TokenAnswer } from './page-sign-in.ts';

const ROUNDS = count(5, 50);
const CONCURRENCY = 8;

const doors: [string, (hub: TestHub, refreshToken: string) => Promise<Response>, number][] = [
  ["the provider's token endpoint", redeemRefreshToken, 400],
  ['users/refresh-token', callRefreshToken, 401],
];

onOneDatabase((hub) => {
  test.each(doors)(
    'a refresh token that is used again at %s ends its whole family',
    async (_door, redeem, refused) => {
      const first = await signInForTokens(hub());
      const second = await tokensOf(redeem(hub(), first.refresh_token));
      const third = await tokensOf(redeem(hub(), second.refresh_token));
      expect(await presentToken(hub(), third.access_token)).toEqual(ACCEPTED);

      expect((await redeem(hub(), first.refresh_token)).status).toBe(refused);
      expect((await redeem(hub(), third.refresh_token)).status).toBe(refused);
      for (const { access_token } of [first, second, third]) {
        expect(await presentToken(hub(), access_token)).toEqual(REFUSED);
      }
    },
  );

  test.each(doors)(
    `of ${CONCURRENCY} renewals at once at %s at most one wins, ${ROUNDS} times`,
    TRIED_ONCE,
    async (door, redeem, refused) => {
      let winners = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        const { refresh_token } = await signInForTokens(hub());
        const answers = await Promise.all(
          Array.from({ length: CONCURRENCY }, () => redeem(hub(), refresh_token)),
        );
        const won = answers.filter((answer) => answer.status === 200);
        expect(won.length).toBeLessThanOrEqual(1);
        winners += won.length;
        expect(answers.filter((answer) => answer.status === refused).length).toBe(CONCURRENCY - won.length);
        for (const answer of won) {
          const tokens = (await answer.json()) as TokenAnswer;
          expect((await redeem(hub(), tokens.refresh_token)).status).toBe(refused);
          expect(await presentToken(hub(), tokens.access_token)).toEqual(REFUSED);
        }
      }
      const kind = hub().database.kind;
      printFigures(`Renewals ${CONCURRENCY} at once at ${door}, ${kind}`, { rounds: ROUNDS, winners });
    },
  );

  test('a refresh token is good for one client alone', async () => {
    const { refresh_token } = await signInForTokens(hub());
    expect((await callRefreshToken(hub(), refresh_token, 'hub-mobile')).status).toBe(401);
    expect((await callRefreshToken(hub(), refresh_token)).status).toBe(200);
  });
});

function callRefreshToken(hub: TestHub, refreshToken: string, client = CLIENT_ID): Promise<Response> {
  return fetch(`${hub.url}/auth/api/users/refresh-token`, {
    method: 'POST',
    headers: { authorization: basic(client, ''), 'content-type': 'application/json' },
    body: JSON.stringify({ refreshToken }),
  });
}

const tokensOf = async (answer: Promise<Response>) => (await (await answer).json()) as TokenAnswer;
