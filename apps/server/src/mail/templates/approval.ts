import { letter } from '../letter.ts';

type Request = { organization: string; name: string; email: string };

export const approvalAskedMail = (publicUrl: URL, { organization, name, email }: Request) =>
  letter(
    `Somebody asks for access to ${organization}`,
    `${name} (${email}) has registered as a member of ${organization}. They can work in the Evaluation Hub once a manager has approved it.`,
    { label: 'Open the Evaluation Hub', href: publicUrl.href },
  );

export const approvalGivenMail = (publicUrl: URL, organization: string) =>
  letter(
    `Your access to ${organization} was approved`,
    `A manager of ${organization} has approved your account. You can sign in now.`,
    { label: 'Sign in', href: new URL('/login', publicUrl).href },
  );

export const approvalDeniedMail = (organization: string) =>
  letter(
    `Your access to ${organization} was denied`,
    `A manager of ${organization} has denied your request. If you think that this is a mistake, ask a manager of the organization.`,
  );
