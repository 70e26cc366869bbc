import type { ReactNode } from 'react';
import { paths } from '../../app/paths.ts';
import { PageTitle } from '../../lib/page-title.tsx';
import { useRuntimeConfig } from '../../lib/runtime-config.ts';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { LinkTabs } from '../../ui/tabs/link-tabs.tsx';
import { organizationOf } from '../profile/current-role.ts';
import { useProfile } from '../profile/profile-queries.ts';
import styles from './my-org.module.css';

const tabs = [
  { href: paths.myOrgPractitioners, title: 'Practitioners' },
  { href: paths.myOrgLicenseInventory, title: 'License Inventory' },
  { href: paths.myOrgLicenseUse, title: 'License Use' },
  { href: paths.myOrgCourses, title: 'Courses', feature: 'prolearn' },
  { href: paths.myOrgSettings, title: 'Settings' },
] as const;

type Props = {
  /** The address of the tab. */
  current: string;
  action?: ReactNode;
  children: ReactNode;
};

/** The header of each tab of My Org. */
export function MyOrgFrame({ current, action, children }: Props) {
  const { data: profile } = useProfile();
  const { features } = useRuntimeConfig();
  const organization = profile && organizationOf(profile);
  const shown = tabs.filter((tab) => !('feature' in tab) || features[tab.feature]);
  return (
    <div className={styles.frame}>
      <PageTitle>{tabs.find(({ href }) => href === current)?.title ?? 'My Org'}</PageTitle>
      <PageHeader title="My Org" description={organization?.name} action={action} />
      <LinkTabs label="My Org" tabs={shown} current={current} />
      {children}
    </div>
  );
}
