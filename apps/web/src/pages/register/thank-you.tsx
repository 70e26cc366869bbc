import { paths } from '../../app/paths.ts';
import { SupportPhones } from '../../features/support/support-phones.tsx';
import { PageTitle } from '../../lib/page-title.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { EnvelopeIllustration } from '../account-verification/envelope-illustration.tsx';

export function ThankYou() {
  return (
    <>
      <PageTitle>Thank you</PageTitle>
      <Notice
        illustration={<EnvelopeIllustration />}
        title="Thank you for creating an account on the Online Evaluation Hub!"
        actions={
          <Link variant="primary" href={paths.accountVerification}>
            Continue
          </Link>
        }
      >
        <p>Please check your email to activate your account. The message has a code for the next step.</p>
        <h2>Need help?</h2>
        <p>
          Call <SupportPhones />.
        </p>
      </Notice>
    </>
  );
}
