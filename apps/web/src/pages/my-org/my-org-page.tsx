import type { ComponentType } from 'react';
import { Navigate, useLocation } from 'react-router';
import { paths } from '../../app/paths.ts';
import { LearnerPanel } from '../../features/courses/learners/learner-panel.tsx';
import { MemberDirectory } from '../../features/my-org/directory/member-directory.tsx';
import { MyOrgFrame } from '../../features/my-org/my-org-frame.tsx';
import { SettingsPanel } from '../../features/my-org/settings/settings-panel.tsx';
import { LicenseInventory, LicenseUse } from './license-panels.tsx';
import { ManagersOnly } from './managers-only.tsx';

const tabs: Record<string, ComponentType> = {
  [paths.myOrgPractitioners]: MemberDirectory,
  [paths.myOrgLicenseInventory]: () => (
    <MyOrgFrame current={paths.myOrgLicenseInventory}>
      <LicenseInventory />
    </MyOrgFrame>
  ),
  [paths.myOrgLicenseUse]: () => (
    <MyOrgFrame current={paths.myOrgLicenseUse}>
      <LicenseUse />
    </MyOrgFrame>
  ),
  [paths.myOrgCourses]: () => (
    <MyOrgFrame current={paths.myOrgCourses}>
      <LearnerPanel />
    </MyOrgFrame>
  ),
  [paths.myOrgSettings]: SettingsPanel,
};

/** My Org, one tab at each of its addresses. */
export function Component() {
  const Tab = tabs[useLocation().pathname.replace(/\/$/, '')];
  return <ManagersOnly>{Tab ? <Tab /> : <Navigate to={paths.myOrgPractitioners} replace />}</ManagersOnly>;
}
