import { SECOND_FACTOR_CODE_MAX_LENGTH } from '@hub/contract/fields/second-factor-code';
import { html } from '../../http/html.ts';
import { page } from '../../http/page.ts';
import type { PageProblem } from '../interaction.ts';
import { problemAlert } from '../pages.ts';

type Kind = 'code' | 'recovery-code';
type CodeStep = { uid: string; kind: Kind; problem?: PageProblem };

const wordings = {
  code: {
    title: 'Enter your code',
    intro: 'Open your authenticator app and type the six digits that it shows for the Evaluation Hub.',
    label: 'Code',
    attributes: html` inputmode="numeric" autocomplete="one-time-code"`,
    other: { kind: 'recovery-code', label: 'Use a recovery code instead' },
  },
  'recovery-code': {
    title: 'Enter a recovery code',
    intro:
      'Type one of the recovery codes that you kept when you turned two-factor sign-in on. Each works once.',
    label: 'Recovery code',
    attributes: html` autocomplete="off" autocapitalize="characters" spellcheck="false"`,
    other: { kind: 'code', label: 'Use your authenticator app instead' },
  },
} as const;

/** The second step of signing in. */
export function codePage({ uid, kind, problem }: CodeStep): string {
  const { title, intro, label, attributes, other } = wordings[kind];
  return page(
    problem ? `${title}: please check` : title,
    html`<main class="card">
<h1>${title}</h1>
<p>${intro}</p>
${problemAlert(problem)}
<form method="post" action="/idp/interaction/${uid}/${kind}">
<label for="code">${label}</label>
<input id="code" name="code" type="text" required maxlength="${SECOND_FACTOR_CODE_MAX_LENGTH}" autofocus${attributes}${
      problem && html` aria-describedby="problem" aria-invalid="true"`
    }>
<button type="submit">Sign in</button>
</form>
<p class="links"><a href="/idp/interaction/${uid}/${other.kind}">${other.label}</a></p>
<p class="links"><a href="/idp/interaction/${uid}">Sign in as somebody else</a></p>
</main>`,
  );
}
