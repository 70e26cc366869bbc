import { useSearchParams } from 'react-router';
import { type SupportTab, supportTabNumber, supportTabOf } from '../../app/paths.ts';
import { PageTitle } from '../../lib/page-title.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { PrivacyPolicy } from '../legal/privacy-policy.tsx';
import { TermsOfUse } from '../legal/terms-of-use.tsx';
import { SupportPanel } from './support-panel.tsx';

export function Component() {
  const [searchParams, setSearchParams] = useSearchParams();
  const selected = supportTabOf(searchParams.toString());

  const select = (tab: SupportTab) => {
    // Tabs also report a press on the tab that is open; it must not fill the history.
    if (tab === selected) return;
    setSearchParams(
      (current) => {
        current.set('tab', supportTabNumber(tab));
        return current;
      },
      { preventScrollReset: true },
    );
  };

  return (
    <>
      <PageTitle>Support</PageTitle>
      <PageHeader title="Support" />
      <Tabs
        label="Support and policies"
        selected={selected}
        onSelect={select}
        tabs={[
          { id: 'support', title: 'Support', content: <SupportPanel /> },
          { id: 'privacy-policy', title: 'Privacy Policy', content: <PrivacyPolicy headingLevel={2} /> },
          { id: 'terms-of-use', title: 'Terms of Use', content: <TermsOfUse headingLevel={2} /> },
        ]}
      />
    </>
  );
}
