import * as z from 'zod/mini';

/** Every way a call can be refused: one code, one status, one text. Screens switch on the code. */
export const problems = {
  'invalid-input': { status: 400, title: 'Some of what was sent is not valid.' },
  'invalid-json': { status: 400, title: 'The body is not valid JSON.' },
  'invalid-basic-header': {
    status: 400,
    title: 'Send the email and the password in a basic authorization header.',
  },
  'not-signed-in': { status: 401, title: 'Sign in to go on.' },
  'wrong-credentials': { status: 401, title: 'The email or the password is not right.' },
  'refresh-refused': { status: 401, title: 'The session cannot be renewed. Sign in again.' },
  'wrong-client': { status: 401, title: 'The client is not known.' },
  'role-not-allowed': { status: 403, title: 'Your role may not do this.' },
  'email-not-confirmed': { status: 403, title: 'Confirm your email address first.' },
  'approval-pending': {
    status: 403,
    title: "Your organization's manager has not approved your account yet.",
  },
  'access-denied': { status: 403, title: 'Your organization has denied your request for access.' },
  'account-deactivated': {
    status: 403,
    title: 'Your account is deactivated. Ask a manager of your organization to enable it.',
  },
  'account-removed': {
    status: 403,
    title: 'Your account was removed from its organization. Ask a manager to add you again.',
  },
  'sign-in-elsewhere': {
    status: 403,
    title: 'Passwords are checked by the identity provider. Sign in there.',
  },
  'not-found': { status: 404, title: 'There is nothing here.' },
  'body-too-large': { status: 413, title: 'The body is larger than 256 kB.' },
  'unsupported-media-type': { status: 415, title: 'Send the body as application/json.' },
  'too-many-attempts': {
    status: 420,
    title: "You've made too many attempts. Please wait and try again later.",
  },
  'account-locked': {
    status: 420,
    title: 'Sign-in is locked for 15 minutes after too many wrong passwords.',
  },
  'key-reused': {
    status: 422,
    title: 'This idempotency key was used with another body.',
  },
  'unexpected-error': { status: 500, title: 'Something went wrong. Please try again later.' },
  'database-away': { status: 503, title: 'The service is not available. Try again in a moment.' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemCode = keyof typeof problems;

const problemCodes = Object.keys(problems) as [ProblemCode, ...ProblemCode[]];

export const problemBody = z.strictObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.enum(problemCodes),
  detail: z.optional(z.string()),
  errors: z.optional(z.array(z.strictObject({ path: z.string(), message: z.string() }))),
});

export type ProblemBody = z.infer<typeof problemBody>;
