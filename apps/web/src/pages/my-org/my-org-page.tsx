import type { ComponentType } from 'react';
import { Navigate, useLocation } from 'react-router';
import { paths } from '../../app/paths.ts';
import { MemberDirectory } from '../../features/my-org/directory/member-directory.tsx';
import { SettingsPanel } from '../../features/my-org/settings/settings-panel.tsx';
import { ManagersOnly } from './managers-only.tsx';

const tabs: Record<string, ComponentType> = {
  [paths.myOrgPractitioners]: MemberDirectory,
  [paths.myOrgSettings]: SettingsPanel,
};

/** My Org, one tab at each of its addresses. */
export function Component() {
  const Tab = tabs[useLocation().pathname.replace(/\/$/, '')];
  return <ManagersOnly>{Tab ? <Tab /> : <Navigate to={paths.myOrgPractitioners} replace />}</ManagersOnly>;
}
