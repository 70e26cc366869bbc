import { problems } from '@hub/contract/http/problems';
import { html } from '../http/html.ts';
import { page } from '../http/page.ts';
import type { PageProblem } from './interaction.ts';

type SignIn = {
  uid: string;
  mayRegister: boolean;
  schoolLabel: string | undefined;
  email?: string;
  problem?: PageProblem;
};

export function signInPage({ uid, mayRegister, schoolLabel, email, problem }: SignIn): string {
  return page(
    problem ? 'Sign in: please check' : 'Sign in',
    html`<main class="card">
<h1>Sign in</h1>
${problemAlert(problem)}
<form method="post" action="/idp/interaction/${uid}">
<label for="email">Email</label>
<input id="email" name="email" type="email" autocomplete="username" required maxlength="254" value="${email ?? ''}"${
      email ? '' : html` autofocus`
    }>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required maxlength="64"${
      problem && html` aria-describedby="problem"`
    }${email ? html` autofocus` : ''}>
<button type="submit">Sign in</button>
</form>
<p class="links"><a href="/idp/forgot-password">Forgot password?</a></p>
${
  schoolLabel &&
  html`<p class="or">or</p>
<a class="button secondary" href="/idp/interaction/${uid}/school">Log in with ${schoolLabel}</a>`
}
${mayRegister && html`<p class="links">New here? <a href="/register">Create an account</a></p>`}
</main>`,
  );
}

export const problemAlert = (problem: PageProblem | undefined) =>
  problem &&
  html`<div class="alert" role="alert" id="problem"><p>${problemText(problem)}${
    problem.code === 'account-locked' && html` <a href="/account-locked">What this means</a>`
  }</p></div>`;

function problemText({ code, retryAfter }: PageProblem): string {
  const { title } = problems[code];
  if (code === 'wrong-credentials') return `${title} Check both and try again.`;
  return retryAfter === undefined ? title : `${title} Try again in ${inWords(retryAfter)}.`;
}

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

export function expiredPage(home: URL): string {
  return page(
    'Sign-in has expired',
    html`<main class="card">
<h1>This sign-in page has expired</h1>
<p>It was open for too long, or was finished in another tab.</p>
<a class="button" href="${home.href}">Start again</a>
</main>`,
  );
}

export function errorPage(home: URL, description: string): string {
  return page(
    'Sign-in failed',
    html`<main class="card">
<h1>Sign-in failed</h1>
<p>The request to sign in could not be understood: ${description}.</p>
<a class="button" href="${home.href}">Start again</a>
</main>`,
  );
}

type SignOut = { action: string; xsrf: string; isAutomatic: boolean };

export function signOutPage({ action, xsrf, isAutomatic }: SignOut): string {
  return page(
    'Sign out',
    html`<main class="card">
<h1>Sign out</h1>
<p>${isAutomatic ? 'You are being signed out.' : 'Do you want to sign out of the Evaluation Hub?'}</p>
<form method="post" action="${action}" id="sign-out">
<input type="hidden" name="xsrf" value="${xsrf}">
<input type="hidden" name="logout" value="yes">
<button type="submit">Sign out</button>
</form>
</main>`,
    isAutomatic ? html`<script src="/pages/sign-out.js" defer></script>` : undefined,
  );
}

export function signedOutPage(home: URL): string {
  return page(
    'Signed out',
    html`<main class="card">
<h1>You are signed out</h1>
<a class="button" href="${home.href}">Go to the Evaluation Hub</a>
</main>`,
  );
}
