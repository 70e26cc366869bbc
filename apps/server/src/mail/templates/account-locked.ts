import { html } from '../../http/html.ts';
import type { Mail } from '../outbox.ts';

export function accountLockedMail(publicUrl: URL): Omit<Mail, 'to'> {
  const explanation = new URL('/account-locked', publicUrl).href;
  return {
    subject: 'Sign-in to your Evaluation Hub account is locked for 15 minutes',
    text: [
      'Hello,',
      'Ten wrong passwords in a row were typed for your account. To protect it, nobody can sign in for the next 15 minutes.',
      'If it was you, wait and try again. If it was not you, your password was not guessed; choose a new one if you use it elsewhere.',
      `What this means and what to do: ${explanation}`,
    ].join('\n\n'),
    html: html`<p>Hello,</p>
<p>Ten wrong passwords in a row were typed for your account. To protect it, nobody can sign in for the next 15 minutes.</p>
<p>If it was you, wait and try again. If it was not you, your password was not guessed; choose a new one if you use it elsewhere.</p>
<p><a href="${explanation}">What this means and what to do</a></p>`.markup,
  };
}
