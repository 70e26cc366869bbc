import { PageTitle } from '../../lib/page-title.tsx';
import { PrivacyPolicy } from './privacy-policy.tsx';

export function Component() {
  return (
    <>
      <PageTitle>Privacy Policy</PageTitle>
      <PrivacyPolicy headingLevel={1} />
    </>
  );
}
