import { setTimeout as delay } from 'node:timers/promises';
import type { Tokens } from '@hub/contract/auth/users/tokens';
import { decodeJwt } from 'jose';
import { callReadProfile, callSignIn, callSignOut, demoEmails, statusOf } from './calls.ts';

/** An answered sign-in, perhaps followed by a sign-out. An unanswered write promises nothing. */
export type AcknowledgedWrite = {
  round: number;
  sessionId: string;
  accessToken: string;
  state: 'signed in' | 'signed out' | 'unanswered';
};

// The fifth wrong password of an email brings a delay, and an attempt counts as wrong until it proves right.
const WRITERS_PER_EMAIL = 2;
const CONCURRENT_CHECKS = 8;

/** People who sign in and out until the server is gone. Each answer is added to the list. */
export async function writeUntilGone(url: string, round: number, writes: AcknowledgedWrite[]): Promise<void> {
  const emails = Array.from({ length: WRITERS_PER_EMAIL }, () => demoEmails).flat();
  await Promise.all(
    emails.map(async (email) => {
      for (let isThere = true; isThere; ) isThere = await write(url, email, round, writes);
    }),
  );
}

/** Returns whether the server is still there. */
async function write(
  url: string,
  email: string,
  round: number,
  writes: AcknowledgedWrite[],
): Promise<boolean> {
  try {
    const answer = await callSignIn(url, email);
    const body = (await answer.json()) as Tokens;
    if (answer.status !== 200) {
      await delay(50);
      return true;
    }
    const sessionId = String(decodeJwt(body.access_token).sid);
    const made: AcknowledgedWrite = { round, sessionId, accessToken: body.access_token, state: 'signed in' };
    writes.push(made);
    if (writes.length % 2 === 0) return true;
    made.state = 'unanswered';
    if ((await statusOf(callSignOut(url, made.accessToken))) === 204) made.state = 'signed out';
    return true;
  } catch {
    return false;
  }
}

/** The writes that the server has lost. */
export async function findLost(url: string, writes: AcknowledgedWrite[]): Promise<AcknowledgedWrite[]> {
  const waiting = writes.filter((write) => write.state !== 'unanswered');
  const lost: AcknowledgedWrite[] = [];
  const check = async () => {
    for (let write = waiting.pop(); write; write = waiting.pop()) {
      const status = await statusOf(callReadProfile(url, write.accessToken));
      if (status !== 200 && status !== 401) throw new Error(`a check was answered with ${status}`);
      if ((status === 200) !== (write.state === 'signed in')) lost.push(write);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT_CHECKS }, check));
  return lost;
}
