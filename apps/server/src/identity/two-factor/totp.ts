import { createHmac, timingSafeEqual } from 'node:crypto';

const DIGITS = 6;
export const STEP_MS = 30_000;

/** The code of one step of 30 seconds (RFC 6238, SHA-1). */
export function codeOfStep(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The time step of a code: the current one, or a neighbor in case a clock is slightly off. */
export function stepOfCode(secret: Buffer, code: string, now: number): number | undefined {
  const current = Math.floor(now / STEP_MS);
  return [current, current - 1, current + 1].find((step) => isSame(codeOfStep(secret, step), code));
}

const isSame = (expected: string, typed: string) =>
  /^\d{6}$/.test(typed) && timingSafeEqual(Buffer.from(expected), Buffer.from(typed));
