import type { MemberDetails } from '@hub/contract/auth/management/members';
import type { ComponentType } from 'react';
import { generatePath, Navigate, useLocation, useParams } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useMember } from '../../features/my-org/member-queries.ts';
import { MemberClients } from '../../features/my-org/record/member-clients.tsx';
import { MemberInfo } from '../../features/my-org/record/member-info.tsx';
import { MemberFailure, MemberSkeleton } from '../../features/my-org/record/member-loading.tsx';
import { MemberView } from '../../features/my-org/record/member-view.tsx';
import { ApiProblem } from '../../lib/api/api-problem.ts';
import { Component as NotFoundPage } from '../not-found-page.tsx';
import { LicenseInventory, LicenseUse } from './license-panels.tsx';
import { ManagersOnly } from './managers-only.tsx';

const sections: Record<string, ComponentType<{ member: MemberDetails }>> = {
  [paths.practitionerInfo]: MemberInfo,
  [paths.practitionerClients]: MemberClients,
  [paths.practitionerLicenseUse]: ({ member }) => <LicenseUse accountId={member.id} />,
  [paths.practitionerLicenseInventory]: ({ member }) => <LicenseInventory accountId={member.id} />,
};

/** A practitioner's page, one part at each of its addresses. */
export function Component() {
  const { id = '' } = useParams();
  return (
    <ManagersOnly>
      <PractitionerPage key={id} id={id} />
    </ManagersOnly>
  );
}

function PractitionerPage({ id }: { id: string }) {
  const query = useMember(id);
  const { pathname } = useLocation();
  const { data: member, error } = query;
  // The server answers 'invalid-input' for a malformed id.
  if (error instanceof ApiProblem && (error.code === 'not-found' || error.code === 'invalid-input')) {
    return <NotFoundPage />;
  }
  if (!member) return query.errorUpdateCount > 0 ? <MemberFailure query={query} /> : <MemberSkeleton />;

  const shown = Object.keys(sections).find(
    (path) => generatePath(path, { id }) === pathname.replace(/\/$/, ''),
  );
  const Section = shown && sections[shown];
  if (!Section) return <Navigate to={generatePath(paths.practitionerInfo, { id })} replace />;
  return (
    <MemberView member={member} section={shown}>
      <Section member={member} />
    </MemberView>
  );
}
