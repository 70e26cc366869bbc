/**
 * Problems that pages also show without a call. The texts of all others come with an answer, so pages need not load
 * them.
 */
export const pageProblems = {
  'unexpected-error': { status: 500, title: 'Something went wrong. Please try again later.' },
  'not-registered': { status: 403, title: 'You have no account here yet.' },
  'no-verified-email': {
    status: 403,
    title: 'Your identity provider has not told us an email address that it has verified.',
  },
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
  'invitation-over': {
    status: 410,
    title: 'This invitation was used, withdrawn or has expired. Ask for a new one.',
  },
  'organization-exists': { status: 409, title: 'An organization exists with the same credentials.' },
  'user-exists': { status: 409, title: 'A user exists with the same credentials.' },
  'too-many-attempts': {
    status: 420,
    title: "You've made too many attempts. Please wait and try again later.",
  },
  'case-closed': { status: 409, title: 'This case is closed. Reopen it to change it.' },
} as const satisfies Record<string, { status: number; title: string }>;

/** Why a user of an external provider may not use the hub. Every call that needs an account can answer these. */
export const entryRefusals = [
  'not-registered',
  'no-verified-email',
  'approval-pending',
  'access-denied',
  'account-deactivated',
  'account-removed',
] as const satisfies (keyof typeof pageProblems)[];

export type EntryRefusal = (typeof entryRefusals)[number];
