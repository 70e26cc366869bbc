import * as z from 'zod/mini';
import { pageProblems } from './page-problems.ts';

/** Every way a call can be refused: one code, one status, one text. Screens switch on the code. */
export const problems = {
  ...pageProblems,
  'invalid-input': { status: 400, title: 'Some of what was sent is not valid.' },
  'invalid-json': { status: 400, title: 'The body is not valid JSON.' },
  'invalid-basic-header': {
    status: 400,
    title: 'Send the email and the password in a basic authorization header.',
  },
  'unreadable-csv': { status: 400, title: 'The file could not be read as comma-separated values.' },
  'import-refused': { status: 400, title: 'Nothing was imported. Correct the lines named below first.' },
  'unreadable-credentials': { status: 400, title: 'Send the email and the password joined and in base64.' },
  'invalid-multipart': { status: 400, title: 'The body is not valid multipart form data.' },
  'picture-unreadable': { status: 400, title: 'The picture could not be read. Try another file.' },
  'code-refused': { status: 400, title: 'The code is not right, was used already or has expired.' },
  'link-refused': { status: 400, title: 'The link was used already or has expired. Ask for a new one.' },
  'answer-refused': { status: 400, title: 'An answer does not fit its question. Nothing was saved.' },
  'key-mistyped': { status: 400, title: 'This is no license key. Look for a character that was mistyped.' },
  'not-signed-in': { status: 401, title: 'Sign in to go on.' },
  'wrong-credentials': { status: 401, title: 'The email or the password is not right.' },
  'two-factor-required': { status: 401, title: 'Send a code from your authenticator app as well.' },
  'refresh-refused': { status: 401, title: 'The session cannot be renewed. Sign in again.' },
  'newcomer-refused': {
    status: 401,
    title: 'Your sign-in with the other provider has expired. Sign in with it again.',
  },
  'form-not-open': { status: 401, title: 'This form is not open on this device. Use the link that you got.' },
  'wrong-client': { status: 401, title: 'The client is not known.' },
  'role-not-allowed': { status: 403, title: 'Your role may not do this.' },
  'email-not-confirmed': { status: 403, title: 'Confirm your email address first.' },
  'two-factor-needed': {
    status: 403,
    title: 'Your organization asks for two-factor sign-in. Turn it on first.',
  },
  'not-a-distributor': { status: 409, title: 'Only a distributor makes keys of its own stock.' },
  'not-qualified': {
    status: 403,
    title: 'Your profile does not show the qualification that this product needs.',
  },
  'not-the-author': { status: 403, title: 'Only its author may change a note.' },
  'other-email': {
    status: 403,
    title: 'This invitation is for another email address. Sign in with that one.',
  },
  'wrong-password': { status: 403, title: 'The current password is not right.' },
  'sign-in-again': { status: 403, title: 'Sign in again, or send your current password with it.' },
  'sign-in-elsewhere': {
    status: 403,
    title: 'Email and password are kept by the provider that you sign in with.',
  },
  'not-found': { status: 404, title: 'There is nothing here.' },
  'form-link-refused': { status: 404, title: 'This link is not valid. Ask whoever sent it for a new one.' },
  'key-unknown': { status: 404, title: 'There is no such license key.' },
  'picture-not-found': { status: 404, title: 'There is no picture.' },
  'client-deleted': { status: 404, title: 'This client was deleted.' },
  'case-deleted': { status: 404, title: 'This case was deleted.' },
  'version-conflict': {
    status: 409,
    title: 'Someone else has saved a change since you opened this. Reload to see it.',
  },
  'email-confirmed': { status: 409, title: 'The email address is confirmed already.' },
  'two-factor-on': { status: 409, title: 'Two-factor sign-in is on already.' },
  'two-factor-off': { status: 409, title: 'Turn on two-factor sign-in for yourself first.' },
  'approval-decided': { status: 409, title: 'This request for access was decided already.' },
  'last-manager': { status: 409, title: 'An organization needs a manager. Make somebody else one first.' },
  'own-account': { status: 409, title: 'Ask another manager to do this with your own account.' },
  'has-clients': { status: 409, title: 'Transfer their clients to a colleague first.' },
  'wrong-status': { status: 409, title: 'The account is not in a status in which this can be done.' },
  'transfer-refused': {
    status: 409,
    title: 'Clients can go to a colleague of the same organization alone, who is active.',
  },
  'receiver-needed': {
    status: 409,
    title: 'Forms of theirs are still out. Name a colleague who receives them.',
  },
  'receiver-not-qualified': {
    status: 409,
    title: 'This colleague is not qualified for every form that is out.',
  },
  'works-alone': { status: 409, title: 'Nobody else works in an organization of one person.' },
  'sign-in-first': { status: 409, title: 'This email has an account. Sign in to join the organization.' },
  'organization-switched': {
    status: 409,
    title: 'You work in another organization by now. Reload to go on there.',
  },
  'status-refused': { status: 409, title: 'The case cannot be given this status.' },
  'record-exists': { status: 409, title: 'The client already has this record.' },
  'too-many-contacts': { status: 409, title: 'A client has at most 3 contacts.' },
  'forms-out': { status: 409, title: 'Forms of this case are still out. Withdraw them to close it.' },
  'consent-missing': {
    status: 409,
    title: 'Nothing was sent. Your organization asks for consent before forms are sent.',
  },
  'consent-withdrawn': { status: 409, title: 'This consent was withdrawn already.' },
  'consent-forms-out': {
    status: 409,
    title: 'Forms of this case are still out. They are withdrawn with the consent.',
  },
  'form-refused': { status: 409, title: 'Nothing was sent. Correct what is named below first.' },
  'form-not-out': { status: 409, title: 'This form is no longer with its respondent.' },
  'form-over': { status: 409, title: 'This form is over. Nothing more can be answered.' },
  'no-contact': { status: 409, title: 'This person must not be contacted. Nothing was sent.' },
  'no-address': { status: 409, title: 'There is no address to send this form to.' },
  'nothing-answered': { status: 409, title: 'Nothing was answered yet.' },
  'answers-changed': { status: 409, title: 'Another device has answered meanwhile. Look at the form again.' },
  'answers-required': { status: 409, title: 'Some questions need an answer first.' },
  'no-use-left': { status: 409, title: 'No use is left that you may draw.' },
  'pool-short': { status: 409, title: 'There are not as many in the pool.' },
  'below-used': { status: 409, title: 'Some of these are held or used already.' },
  'assignments-refused': {
    status: 409,
    title: 'Nothing was assigned. Correct the numbers named below first.',
  },
  'use-held': { status: 409, title: 'A use is held for this already, or was used.' },
  'seat-taken': { status: 409, title: 'This person has a seat already.' },
  'not-held': { status: 409, title: 'Nothing is held for this any more.' },
  'hold-over': { status: 409, title: 'The license ended too long ago for what was held of it.' },
  'not-seats': { status: 409, title: 'This license is not counted in seats.' },
  'key-used': { status: 409, title: 'This license key was used already.' },
  'request-decided': { status: 409, title: 'This request was decided already.' },
  'key-expired': { status: 410, title: 'This license key has expired.' },
  'length-required': { status: 411, title: 'Say in Content-Length how long the body is.' },
  'body-too-large': { status: 413, title: 'The body is larger than this call takes.' },
  'file-too-large': { status: 413, title: 'The file is larger than this call takes.' },
  'picture-too-many-pixels': { status: 413, title: 'A picture has at most 25 million pixels.' },
  'unsupported-media-type': { status: 415, title: 'Send the body as application/json.' },
  'multipart-expected': { status: 415, title: 'Send the body as multipart/form-data.' },
  'picture-type-refused': { status: 415, title: 'Send a PNG, JPEG or WebP picture.' },
  'range-refused': { status: 416, title: 'The file ends before this range.' },
  'imports-under-way': {
    status: 409,
    title: 'Another file is being read. Try again in a moment.',
  },
  'account-locked': {
    status: 420,
    title: 'Sign-in is locked for 15 minutes after too many wrong passwords.',
  },
  'key-reused': {
    status: 422,
    title: 'This idempotency key was used with another body.',
  },
  'provider-away': { status: 503, title: 'The identity provider cannot be reached. Try again in a moment.' },
  'database-busy': { status: 503, title: 'Somebody else is changing this right now. Try again in a moment.' },
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
