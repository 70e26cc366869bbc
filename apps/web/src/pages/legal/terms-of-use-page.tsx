import { PageTitle } from '../../lib/page-title.tsx';
import { TermsOfUse } from './terms-of-use.tsx';

export function Component() {
  return (
    <>
      <PageTitle>Terms of Use</PageTitle>
      <TermsOfUse headingLevel={1} />
    </>
  );
}
