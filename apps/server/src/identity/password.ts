import { hash, verify } from '@node-rs/argon2';

// argon2id is the library's default; the numbers are OWASP's minimum for it.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const MAX_CONCURRENT = 2;

let running = 0;
const waiting: (() => void)[] = [];

export const hashPassword = (password: string) => inTurn(() => hash(password, COST));

export const verifyPassword = (passwordHash: string, password: string) =>
  inTurn(() => verify(passwordHash, password));

/** Hashes one after the other, so that many sign-ins do not take all cores from the rest of the service. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_CONCURRENT) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
