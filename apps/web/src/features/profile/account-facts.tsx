import type { Profile } from '@hub/contract/auth/users/profile';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card/card.tsx';
import { Fact, FactList } from '../../ui/fact-list/fact-list.tsx';
import { FactListSkeleton } from '../../ui/fact-list/fact-list-skeleton.tsx';
import styles from './account-facts.module.css';
import { organizationOf } from './organization.ts';

/** What the hub knows about the signed-in user. */
export function AccountFacts({ profile }: { profile: Profile }) {
  const organization = organizationOf(profile);
  return (
    <>
      <Facts title="Personal information">
        <Fact name="Name">
          {profile.firstName} {profile.lastName}
        </Fact>
        <Fact name="Email">{profile.email}</Fact>
        <Fact name="Business phone">{profile.businessPhone}</Fact>
        <Fact name="Home phone">{profile.homePhone}</Fact>
        <Fact name="Mobile phone">{profile.mobilePhone}</Fact>
      </Facts>
      <Facts title="Profession">
        <Fact name="Field">{profile.professionalSpecialization?.value}</Fact>
        <Fact name="Highest degree">{profile.highestDegree?.value}</Fact>
        <Fact name="Licensed">{profile.licensed ? 'Yes' : 'No'}</Fact>
      </Facts>
      {organization && (
        <Facts title="Organization">
          <Fact name="Organization">{organization.name}</Fact>
          <Fact name="Role">{organization.role}</Fact>
          <Fact name="Job title">{profile.jobTitle}</Fact>
        </Facts>
      )}
    </>
  );
}

export function AccountFactsSkeleton() {
  const names = ['Name', 'Email', 'Business phone', 'Home phone', 'Mobile phone'];
  return (
    <div aria-hidden="true" className={styles.section}>
      <Card>
        <h2 className={styles.title}>Personal information</h2>
        <FactListSkeleton names={names} />
      </Card>
    </div>
  );
}

function Facts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.section}>
      <Card>
        <h2 className={styles.title}>{title}</h2>
        <FactList>{children}</FactList>
      </Card>
    </div>
  );
}
