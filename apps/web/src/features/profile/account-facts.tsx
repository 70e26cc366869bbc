import type { Profile } from '@hub/contract/auth/users/profile';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card/card.tsx';
import { Fact, FactList } from '../../ui/fact-list/fact-list.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
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
  const value = <Skeleton of="body" width="medium" />;
  return (
    <div aria-hidden="true">
      <Facts title="Personal information">
        <Fact name="Name">{value}</Fact>
        <Fact name="Email">{value}</Fact>
        <Fact name="Business phone">{value}</Fact>
        <Fact name="Home phone">{value}</Fact>
        <Fact name="Mobile phone">{value}</Fact>
      </Facts>
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
