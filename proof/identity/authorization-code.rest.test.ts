import { expect, test } from 'vitest';
import { count, TRIED_ONCE } from '../counts.ts';
import { printFigures } from '../print-figures.ts';
import { type Parameters, redeemCode, redeemRefreshToken, redirectUriOf, VERIFIER } from './authorization.ts';
import { ACCEPTED, presentToken, REFUSED } from './bearer.ts';
import { onOneDatabase } from './each-database.ts';
import { signInForCode, type TokenAnswer } from './page-sign-in.ts';

const ROUNDS = count(5, 50);
const CONCURRENCY = 8;

const spoilt: [string, Parameters][] = [
  ['another verifier', { code_verifier: `${VERIFIER}x` }],
  ['a verifier in capitals', { code_verifier: VERIFIER.toUpperCase() }],
  ['no verifier', { code_verifier: undefined }],
  ['an empty verifier', { code_verifier: '' }],
  ['another client', { client_id: 'hub-mobile' }],
];

onOneDatabase((hub) => {
  test.each(spoilt)('a code with %s gets no tokens', async (_name, changes) => {
    const code = await signInForCode(hub());
    const answer = await redeemCode(hub(), code, changes);
    expect([400, 401]).toContain(answer.status);
    expect(await answer.json()).not.toHaveProperty('access_token');
    expect((await redeemCode(hub(), code)).status, 'untouched, the same code is good').toBe(200);
  });

  test('a code with another redirect URI gets no tokens', async () => {
    const code = await signInForCode(hub());
    const answer = await redeemCode(hub(), code, { redirect_uri: `${redirectUriOf(hub())}login` });
    expect(await answer.json()).toMatchObject({ error: 'invalid_grant' });
    expect((await redeemCode(hub(), code)).status).toBe(200);
  });

  test('the second use of a code is refused, and the tokens of the first one die', async () => {
    const code = await signInForCode(hub());
    const first = (await (await redeemCode(hub(), code)).json()) as TokenAnswer;
    expect(await presentToken(hub(), first.access_token)).toEqual(ACCEPTED);

    const second = await redeemCode(hub(), code);
    expect(await second.json()).toMatchObject({ error: 'invalid_grant' });
    expect(await presentToken(hub(), first.access_token)).toEqual(REFUSED);
    expect((await redeemRefreshToken(hub(), first.refresh_token)).status).toBe(400);
  });

  test(
    `of ${CONCURRENCY} uses of a code at once, at most one wins, and what it gets is dead, ${ROUNDS} times`,
    TRIED_ONCE,
    async () => {
      let winners = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        const code = await signInForCode(hub());
        const answers = await Promise.all(Array.from({ length: CONCURRENCY }, () => redeemCode(hub(), code)));
        const won = answers.filter((answer) => answer.status === 200);
        expect(won.length).toBeLessThanOrEqual(1);
        winners += won.length;
        expect(answers.filter((answer) => answer.status === 400).length).toBe(CONCURRENCY - won.length);
        for (const answer of won) {
          const tokens = (await answer.json()) as TokenAnswer;
          expect(await presentToken(hub(), tokens.access_token)).toEqual(REFUSED);
          expect((await redeemRefreshToken(hub(), tokens.refresh_token)).status).toBe(400);
        }
      }
      printFigures(`Codes redeemed ${CONCURRENCY} times at once, ${hub().database.kind}`, {
        rounds: ROUNDS,
        winners,
      });
    },
  );
});
