import type { Tokens } from '@hub/contract/auth/users/tokens';
import { callReadProfile, callSignIn, callToken, demoEmails, tokensOf } from './calls.ts';

export type Answer = {
  call: 'read' | 'sign in' | 'renew';
  sentAt: number;
  answeredAt: number;
  /** 0 when the connection broke. */
  status: number;
  retryAfter: string | null;
  type: string;
  body: unknown;
};

const READERS = 20;

/** People who read, sign in and renew their tokens, each as fast as they are answered, until told to stop. */
export async function startLoad(url: string) {
  const answers: Answer[] = [];
  let stopped = false;
  let cutRenewals = 0;
  const [reader = '', renewer = '', ...others] = demoEmails;

  const ask = async (call: Answer['call'], send: () => Promise<Response>) => {
    const answer = await timed(call, send);
    answers.push(answer);
    return answer;
  };
  const read = async (token: string) => {
    while (!stopped) await ask('read', () => callReadProfile(url, token));
  };
  const signIn = async (email: string) => {
    while (!stopped) await ask('sign in', () => callSignIn(url, email));
  };
  const renew = async (first: Tokens) => {
    let token = first.refresh_token;
    let wasRefused = false;
    while (!stopped) {
      const answer = await timed('renew', () => callToken(url, token));
      // A renewal that lost its database halfway may have used its token up: trying again ends the session.
      if (answer.status === 400 && wasRefused) {
        cutRenewals += 1;
        token = (await tokensOf(url, renewer)).refresh_token;
        wasRefused = false;
        continue;
      }
      answers.push(answer);
      wasRefused = answer.status === 503;
      if (answer.status === 200) token = (answer.body as Tokens).refresh_token;
    }
  };

  const { access_token } = await tokensOf(url, reader);
  const loops = [
    ...Array.from({ length: READERS }, () => read(access_token)),
    ...others.map(signIn),
    renew(await tokensOf(url, renewer)),
  ];
  return {
    answers,
    cutRenewals: () => cutRenewals,
    async stop() {
      stopped = true;
      await Promise.all(loops);
    },
  };
}

async function timed(call: Answer['call'], send: () => Promise<Response>): Promise<Answer> {
  const sentAt = performance.now();
  try {
    const answer = await send();
    const type = answer.headers.get('content-type') ?? '';
    const body: unknown = type.includes('json') ? await answer.json() : await answer.text();
    const retryAfter = answer.headers.get('retry-after');
    return { call, sentAt, answeredAt: performance.now(), status: answer.status, retryAfter, type, body };
  } catch {
    return {
      call,
      sentAt,
      answeredAt: performance.now(),
      status: 0,
      retryAfter: null,
      type: '',
      body: undefined,
    };
  }
}
