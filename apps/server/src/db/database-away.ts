const SERVER_IS_AWAY = new Set([
  '57P01', // ended by an administrator
  '57P02', // ended by a crash of another process
  '57P03', // starting up or shutting down
  '53300', // too many connections
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
const CONNECTION_EXCEPTION = /^08/;
const LOST =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool after)/;

const LOCKED = new Set([
  '55P03', // waited too long for a lock
  '40P01', // deadlock
]);

/** Whether others held what the statement needed, so that the transaction can be tried again. */
export const isDatabaseBusy = (error: unknown): boolean =>
  error instanceof Error && LOCKED.has(String((error as { code?: unknown }).code));

/** Whether the database could not be reached, as opposed to a failed statement. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = (error as { code?: unknown }).code;
  if (typeof code === 'string' && (SERVER_IS_AWAY.has(code) || CONNECTION_EXCEPTION.test(code))) return true;
  return LOST.test(error.message);
}
