import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** What makes the cookies of forms, and knows them again. */
export type FormCookies = {
  key: Buffer;
  /** Where the hub is reached over https. */
  isSecure: boolean;
};

declare module 'fastify' {
  interface FastifyInstance {
    formCookies: FormCookies;
  }
}

export const FORM_COOKIE = 'form';
const SECRET_BYTES = 32;
const DAY_SECONDS = 86_400;

/** A respondent comes back within these days without the link. */
const COOKIE_DAYS = 30;
const HANDED_OVER_SECONDS = DAY_SECONDS / 2;

/** How long a device keeps a form that is not over; one that was handed over, for that day. */
export const cookieSeconds = (isHandedOver: boolean) =>
  isHandedOver ? HANDED_OVER_SECONDS : COOKIE_DAYS * DAY_SECONDS;

export const newFormSecret = () => randomBytes(SECRET_BYTES).toString('base64url');

/** What is kept of a cookie: enough to know it again, and not to tell it. */
export const hashFormSecret = ({ key }: FormCookies, secret: string) =>
  createHmac('sha256', key).update(secret).digest();

/** The form's own secret, sent back to the calls of that form alone; one that lives for no time is forgotten. */
export function formCookie(
  { isSecure }: FormCookies,
  formId: string,
  secret: string,
  seconds: number,
): string {
  const place = `Path=/core/api/assessment/${formId}; Max-Age=${seconds}`;
  return `${FORM_COOKIE}=${secret}; ${place}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
}

const COOKIE = new RegExp(`(?:^|; ?)${FORM_COOKIE}=([\\w-]+)`);

/** The secret that a call brings; empty without one. */
export const formSecretOf = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  COOKIE.exec(headers.cookie ?? '')?.[1] ?? '';
