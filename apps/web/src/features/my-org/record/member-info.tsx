import type { MemberDetails } from '@hub/contract/auth/management/members';
import { labelOf } from '@hub/contract/catalogs/catalog';
import { degrees } from '@hub/contract/catalogs/degrees';
import { professionalSpecializations } from '@hub/contract/catalogs/professional-specializations';
import { displayDate } from '@hub/contract/dates/date-display';
import type { ReactNode } from 'react';
import { browserDayOf } from '../../../lib/browser-day.ts';
import { AlertBanner } from '../../../ui/alert-banner/alert-banner.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Fact, FactList } from '../../../ui/fact-list/fact-list.tsx';
import { roleLabel } from '../member-badge.tsx';
import styles from '../my-org.module.css';

/** What a manager may know about a member of the organization. */
export function MemberInfo({ member }: { member: MemberDetails }) {
  const { lastSignInAt, createdAt } = member;
  return (
    <>
      {member.isLastManager && (
        <AlertBanner tone="focus" title="The only manager">
          Make somebody else a manager before this account is removed, deactivated or made a practitioner.
        </AlertBanner>
      )}
      <div className={styles.columns}>
        <Facts title="Account">
          <Fact name="Email">{member.email}</Fact>
          <Fact name="Role">{roleLabel(member.roleId)}</Fact>
          <Fact name="Registered">{dayOf(createdAt)}</Fact>
          <Fact name="Last sign-in">{lastSignInAt ? dayOf(lastSignInAt) : 'Never'}</Fact>
        </Facts>
        <Facts title="Work">
          <Fact name="Clients">{String(member.clients)}</Fact>
          <Fact name="Open cases">{String(member.openCases)}</Fact>
          <Fact name="Deleted clients">{String(member.deletedClients)}</Fact>
        </Facts>
        <Facts title="Profession">
          <Fact name="Field">
            {labelOf(professionalSpecializations, member.professionalSpecializationId)}
          </Fact>
          <Fact name="Highest degree">{labelOf(degrees, member.highestDegreeId)}</Fact>
          <Fact name="Licensed">{member.licensed ? 'Yes' : 'No'}</Fact>
        </Facts>
        <Facts title="Contact">
          <Fact name="Business phone">{member.businessPhone}</Fact>
          <Fact name="Mobile phone">{member.mobilePhone}</Fact>
          <Fact name="Job title">{member.jobTitle}</Fact>
          <Fact name="Job role">{member.jobRole}</Fact>
        </Facts>
      </div>
    </>
  );
}

const dayOf = (moment: string) => displayDate(browserDayOf(moment));

function Facts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <h2 className={styles.cardTitle}>{title}</h2>
      <FactList>{children}</FactList>
    </Card>
  );
}
