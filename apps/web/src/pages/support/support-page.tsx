import { useSearchParams } from 'react-router';
import { type SupportTab, supportTabNumber, supportTabOf } from '../../app/paths.ts';
import { PhoneLink } from '../../features/support/support-phones.tsx';
import { PageTitle } from '../../lib/page-title.tsx';
import { useRuntimeConfig } from '../../lib/runtime-config.ts';
import { Card } from '../../ui/card/card.tsx';
import { Link } from '../../ui/link/link.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { PrivacyPolicy } from '../legal/privacy-policy.tsx';
import { TermsOfUse } from '../legal/terms-of-use.tsx';
import { QuestionSearch } from './question-search.tsx';
import styles from './support-page.module.css';

export function Component() {
  const [searchParams, setSearchParams] = useSearchParams();
  const selected = supportTabOf(searchParams.toString());

  const select = (tab: SupportTab) => {
    // A press on the open tab is reported too, but must not add a history entry. The address already has the
    // new tab before the page is rendered again.
    if (tab === supportTabOf(window.location.search)) return;
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

export function SupportPanel() {
  return (
    <div className={styles.columns}>
      <Contact />
      <QuestionSearch />
    </div>
  );
}

export function Contact() {
  const { providerName, providerUrl, supportPhones } = useRuntimeConfig().brand;
  return (
    <Card>
      <h2 className={styles.title}>Talk to us</h2>
      <p className={styles.text}>Have the email of your account at hand. We never ask for your password.</p>
      <dl className={styles.ways}>
        <div>
          <dt>Phone</dt>
          {supportPhones.map((phone) => (
            <dd key={phone}>
              <PhoneLink phone={phone} />
            </dd>
          ))}
        </div>
        <div>
          <dt>Website</dt>
          <dd>
            <Link href={providerUrl}>{providerName}</Link>
          </dd>
        </div>
      </dl>
    </Card>
  );
}
