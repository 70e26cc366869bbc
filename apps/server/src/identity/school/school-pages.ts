import { html } from '../../http/html.ts';
import { page } from '../../http/page.ts';
import type { SchoolFailure } from './school-failure.ts';

type FailureText = { title: (label: string) => string; text: (label: string) => string; status: number };

const failures: Record<SchoolFailure['reason'], FailureText> = {
  denied: {
    title: (label) => `${label} did not sign you in`,
    text: (label) => `It was cancelled there, or ${label} does not let this account use the Evaluation Hub.`,
    status: 403,
  },
  away: {
    title: (label) => `${label} does not answer`,
    text: () =>
      'Try again in a moment. If you have a password for the Evaluation Hub, you can sign in with it.',
    status: 503,
  },
  refused: {
    title: (label) => `The answer of ${label} could not be used`,
    text: () =>
      'It was used already, took too long, or does not belong to this sign-in. Nobody was signed in.',
    status: 400,
  },
};

type BackLink = { label: string; back: string };

export function schoolFailure({ reason }: Pick<SchoolFailure, 'reason'>, { label, back }: BackLink) {
  const { title, text, status } = failures[reason];
  return { status, markup: notice(title(label), text(label), back) };
}

export const noEmailPage = ({ label, back }: BackLink) =>
  notice(
    `${label} does not tell us your email`,
    `An account of the Evaluation Hub needs an email. Ask whoever looks after ${label} at your school to share it, or create an account with an email and a password.`,
    back,
  );

type NoAccount = BackLink & { supportPhones: readonly string[] };

export const noAccountPage = ({ label, back, supportPhones }: NoAccount) =>
  notice(
    'You have no account here yet',
    `You are signed in with ${label}, but the Evaluation Hub has no account for you. Ask a manager of your organization, or call ${supportPhones.join(' or ')}. If you have a password for the Evaluation Hub, sign in with it.`,
    back,
  );

const notice = (title: string, text: string, back: string) =>
  page(
    title,
    html`<main class="card">
<h1>${title}</h1>
<p>${text}</p>
<a class="button" href="${back}">Back to sign in</a>
</main>`,
  );
