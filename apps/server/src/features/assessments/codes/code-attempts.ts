import { isIPv6 } from 'node:net';
import type { Db } from '../../../db/database.ts';
import { Problem } from '../../../http/problem.ts';
import { countCall } from '../../../http/rate-limit.ts';

const LIMITS = {
  ofAddress: { name: 'wrong codes of an address', max: 10, seconds: 60 },
  inAll: { name: 'wrong codes in all', max: 100, seconds: 60 },
  /** The limit of an address while there are too many wrong codes in all. */
  whileMany: { name: 'wrong codes of an address in an hour', max: 3, seconds: 3600 },
};

/**
 * Counts an attempt before its code is checked, so that parallel guesses count too. A refused caller learns nothing
 * about the code. While there are too many wrong codes in all, only addresses with wrong codes of their own have to
 * wait, so that an attack from elsewhere locks nobody out. Returns a function that takes the attempt back after a right
 * code.
 */
export async function countAttempt(db: Db, address: string): Promise<() => Promise<void>> {
  const network = networkOf(address);
  const ofAddress = await countCall(db, LIMITS.ofAddress, network);
  if (ofAddress.isOver) refuse(ofAddress.secondsLeft);
  const inAll = await countCall(db, LIMITS.inAll, 'all');
  const whileMany = await countCall(db, LIMITS.whileMany, network);
  if (inAll.isOver && whileMany.isOver) refuse(inAll.secondsLeft);
  return async () => {
    await ofAddress.takeBack();
    await inAll.takeBack();
    await whileMany.takeBack();
  };
}

function refuse(retryAfter: number): never {
  throw new Problem('too-many-attempts', { retryAfter });
}

/** One connection can use any number of IPv6 addresses, so they count together by their network. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [start = '', end = ''] = address.split('::');
  const before = start.split(':').filter(Boolean);
  const after = end.split(':').filter(Boolean);
  const zeros = Array(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}
