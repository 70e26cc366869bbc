import { ErrorResponse, ErrorTimeout } from 'oidc-client-ts';

/** Why signing in failed, and what the user can do about it. `calm` marks outcomes that are not errors. */
export type SignInFailure = { title: string; text: string; calm?: boolean };

/** The provider has no session in this browser. */
const ANONYMOUS = [
  'login_required',
  'consent_required',
  'interaction_required',
  'account_selection_required',
];

export function signInFailureOf(error: unknown): SignInFailure {
  if (error instanceof ErrorResponse) return providerFailure(error);
  if (error instanceof ErrorTimeout) return TIMED_OUT;
  const message = error instanceof Error ? error.message : '';
  return clientFailures.find(({ pattern }) => pattern.test(message))?.failure ?? UNKNOWN;
}

function providerFailure({ error, error_description: description }: ErrorResponse): SignInFailure {
  if (error && ANONYMOUS.includes(error)) {
    return {
      title: 'Please log in',
      text: 'The sign-in service does not know you in this browser yet, or has forgotten you. Log in to go on.',
      calm: true,
    };
  }
  switch (error) {
    case 'access_denied':
      return {
        title: 'Sign-in was canceled',
        text: 'You or the sign-in service stopped it. Nothing was changed. Log in again when you are ready.',
      };
    case 'temporarily_unavailable':
    case 'server_error':
      return {
        title: 'The sign-in service is not available',
        text: 'It could not finish your sign-in. Wait a moment, then try again.',
      };
    case 'invalid_grant':
      return {
        title: 'This sign-in was used already',
        text: 'A sign-in works once and for one minute. Log in again to start a new one.',
      };
    default: {
      const said = description ?? error;
      return {
        title: 'Sign-in failed',
        text: `The sign-in service refused it${said ? ` and said: “${said}”` : ''}. Try again, or ask support.`,
      };
    }
  }
}

const TIMED_OUT: SignInFailure = {
  title: 'The sign-in service did not answer',
  text: 'The network timed out after 10 seconds. Check your connection, then try again.',
};

const UNREADABLE: SignInFailure = {
  title: 'The sign-in service gave an answer that cannot be used',
  text: 'Something between your browser and the service may have changed it. Try again, or ask support.',
};

const NOT_BEGUN_HERE: SignInFailure = {
  title: 'This sign-in was not started here',
  text: 'It was started in another tab or browser, or it is more than 15 minutes old. Log in again to start a new one.',
};

const POPUP_GONE: SignInFailure = {
  title: 'The sign-in window was closed',
  text: 'It was closed or blocked before the sign-in was finished. Allow it, then try again.',
};

const UNKNOWN: SignInFailure = {
  title: 'Sign-in failed',
  text: 'The sign-in service could not be reached. Check your connection, then try again.',
};

/** The identity client's errors differ only in their text. */
const clientFailures: { pattern: RegExp; failure: SignInFailure }[] = [
  {
    pattern: /^State does not match/,
    failure: {
      title: 'This sign-in does not belong to this browser',
      text: 'The answer is not the one to the sign-in that was started here, so it was not used. Log in again.',
    },
  },
  { pattern: /^No (matching )?state/, failure: NOT_BEGUN_HERE },
  {
    pattern: /mismatch on settings|^No (authority|client_id) on state/,
    failure: {
      title: 'The sign-in service has changed',
      text: 'The hub now uses another sign-in service than the one you started with. Log in again.',
    },
  },
  { pattern: /missing a subject claim|in id_token|subject from UserInfo|Content-Type/, failure: UNREADABLE },
  { pattern: /^IFrame timed out/, failure: TIMED_OUT },
  { pattern: /^Popup |disposed window/, failure: POPUP_GONE },
];
