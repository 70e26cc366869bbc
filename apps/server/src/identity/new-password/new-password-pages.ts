import { PASSWORD_MAX_LENGTH, passwordRequirements } from '@hub/contract/fields/password';
import { type Html, html } from '../../http/html.ts';
import { page } from '../../http/page.ts';

const alertOf = (problem: string | undefined) =>
  problem && html`<div class="alert" role="alert" id="problem"><p>${problem}</p></div>`;

const describedBy = (problem: string | undefined) =>
  problem && html` aria-describedby="problem" aria-invalid="true"`;

type Forgot = { email?: string; problem?: string };

export function forgotPasswordPage({ email, problem }: Forgot = {}): string {
  return page(
    problem ? 'Forgot password: please check' : 'Forgot password',
    html`<main class="card">
<h1>Forgot your password?</h1>
<p>Type the email of your account. We send a link to it that lets you choose a new password.</p>
${alertOf(problem)}
<form method="post" action="/idp/forgot-password" novalidate>
<label for="email">Email</label>
<input id="email" name="email" type="email" autocomplete="username" required maxlength="254" value="${email ?? ''}" autofocus${describedBy(problem)}>
<button type="submit">Send the link</button>
</form>
<p class="links"><a href="/login">Back to sign in</a></p>
</main>`,
  );
}

/** Looks the same for an unknown email. */
export const linkSentPage = (email: string) =>
  notice('Check your email', [
    html`If there is an account for <strong>${email}</strong>, a message with a link is on its way to it. The link works once, within 30 minutes.`,
    'Nothing came? Look in the spam folder, and check that the email is the one of your account.',
  ]);

type Choose = { link: string; problem?: string };

export function newPasswordPage({ link, problem }: Choose): string {
  const rules = passwordRequirements('').map(({ label }) => html`<li>${label}</li>`);
  const field = (name: string, label: string, more: Html) =>
    html`<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="password" autocomplete="new-password" required maxlength="${PASSWORD_MAX_LENGTH}"${more}>`;
  return page(
    problem ? 'New password: please check' : 'New password',
    html`<main class="card">
<h1>Choose a new password</h1>
${alertOf(problem)}
<form method="post" action="/idp/new-password" novalidate>
<input type="hidden" name="link" value="${link}">
${field('password', 'New password', html` autofocus aria-describedby="rules${problem && ' problem'}"`)}
<ul class="small" id="rules">${rules}</ul>
${field('confirmation', 'Confirm new password', html`${describedBy(problem)}`)}
<button type="submit">Change password</button>
</form>
</main>`,
  );
}

export const passwordChangedPage = () =>
  notice(
    'Your password was changed',
    ['Every device was signed out. Sign in with the new password.'],
    html`<a class="button" href="/login">Sign in</a>`,
  );

export const linkRefusedPage = () =>
  notice(
    'This link does not work any more',
    ['It was used already, has expired, or a newer one was sent.'],
    html`<a class="button" href="/idp/forgot-password">Ask for a new link</a>`,
  );

const notice = (
  title: string,
  lines: (Html | string)[],
  action = html`<p class="links"><a href="/login">Back to sign in</a></p>`,
) =>
  page(
    title,
    html`<main class="card">
<h1>${title}</h1>
${lines.map((line) => html`<p>${line}</p>`)}
${action}
</main>`,
  );
