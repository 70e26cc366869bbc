import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** The settings for creating and recognizing form cookies. */
export type FormCookies = {
  key: Buffer;
  /** Whether the hub is reached over https. */
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

/** For this many days a respondent can return without the link. */
const COOKIE_DAYS = 30;
const HANDED_OVER_SECONDS = DAY_SECONDS / 2;

/** How long a device remembers an unfinished form; a handed-over one only for that day. */
export const cookieSeconds = (isHandedOver: boolean) =>
  isHandedOver ? HANDED_OVER_SECONDS : COOKIE_DAYS * DAY_SECONDS;

export const newFormSecret = () => randomBytes(SECRET_BYTES).toString('base64url');

/** The stored hash of a cookie: enough to recognize it, and not to reveal it. */
export const hashFormSecret = ({ key }: FormCookies, secret: string) =>
  createHmac('sha256', key).update(secret).digest();

/** The cookie with the form's own secret, sent only with calls about that form. A lifetime of zero deletes it. */
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

/** The secret in a call's cookie; empty without one. */
export const formSecretOf = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  COOKIE.exec(headers.cookie ?? '')?.[1] ?? '';
