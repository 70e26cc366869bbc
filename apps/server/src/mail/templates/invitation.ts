import { INVITATION_DAYS } from '@hub/contract/auth/management/invitations';
import { letter } from '../letter.ts';

type Invited = { organization: string; invitedBy: string; secret: string };

/** The secret is after the #, which browsers do not send and logs do not contain. */
const linkOf = (publicUrl: URL, secret: string) =>
  new URL(`/register/invited#token=${secret}`, publicUrl).href;

export const invitationMail = (publicUrl: URL, { organization, invitedBy, secret }: Invited) =>
  letter(
    `${organization} invites you to the Evaluation Hub`,
    `${invitedBy} invites you to work in the Evaluation Hub as a member of ${organization}.`,
    { label: 'Accept the invitation', href: linkOf(publicUrl, secret) },
    `The link is for you alone and works for ${INVITATION_DAYS} days. If you did not expect this, you need not do anything.`,
  );
