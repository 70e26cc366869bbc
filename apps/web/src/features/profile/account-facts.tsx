import type { Profile } from '@hub/contract/auth/users/profile';
import { displayDate } from '@hub/contract/dates/date-display';
import type { ReactNode } from 'react';
import { useRuntimeConfig } from '../../lib/runtime-config.ts';
import { Card } from '../../ui/card/card.tsx';
import { Fact, FactList, FactListSkeleton } from '../../ui/fact-list/fact-list.tsx';
import { organizationOf } from './current-role.ts';
import styles from './profile.module.css';

/** What the hub knows about the signed-in user. */
export function AccountFacts({ profile }: { profile: Profile }) {
  const organization = organizationOf(profile);
  const { features } = useRuntimeConfig();
  return (
    <>
      <Facts title="Personal information">
        <Fact name="Name">
          {profile.firstName} {profile.lastName}
        </Fact>
        <Fact name="Business phone">{profile.businessPhone}</Fact>
        <Fact name="Home phone">{profile.homePhone}</Fact>
        <Fact name="Mobile phone">{profile.mobilePhone}</Fact>
      </Facts>
      <Facts title="Profession">
        <Fact name="Field">{profile.professionalSpecialization?.value}</Fact>
        <Fact name="Highest degree">{profile.highestDegree?.value}</Fact>
        <Fact name="Licensed">{profile.licensed ? 'Yes' : 'No'}</Fact>
      </Facts>
      <Facts title={organization ? 'Organization' : 'Work'}>
        {organization && (
          <>
            <Fact name="Organization">{organization.name}</Fact>
            <Fact name="Website">{organization.url}</Fact>
            <Fact name="Role">{organization.role}</Fact>
            <Fact name="Managers">{managersOf(profile)}</Fact>
          </>
        )}
        <Fact name="Job title">{profile.jobTitle}</Fact>
        <Fact name="Job role">{profile.jobRole}</Fact>
      </Facts>
      {features.billing && (
        <>
          <Facts title="Billing address">
            <AddressFacts address={profile.billingAddress} />
          </Facts>
          <Facts title="Shipping address">
            <AddressFacts address={profile.shippingAddress} />
          </Facts>
        </>
      )}
      <Facts title="Email preferences">
        <Fact name="News about products">{newsSince(profile)}</Fact>
      </Facts>
    </>
  );
}

const managersOf = ({ orgManagerList }: Profile) =>
  orgManagerList.map(({ firstName, lastName, email }) => `${firstName} ${lastName} (${email})`).join(', ');

const newsSince = ({ advertisingOptInAt: since }: Profile) =>
  since ? `Since ${displayDate(since.slice(0, 10))}` : 'Not sent';

export function AccountFactsSkeleton() {
  const names = ['Name', 'Business phone', 'Home phone', 'Mobile phone'];
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

function AddressFacts({ address }: { address: Profile['billingAddress'] }) {
  if (!address) return <Fact name="Address">{null}</Fact>;
  return (
    <>
      <Fact name="Name">{joined(' ', address.firstName, address.lastName)}</Fact>
      <Fact name="Phone">{address.phone}</Fact>
      <Fact name="Street address">{address.streetAddress}</Fact>
      <Fact name="City">{joined(', ', address.city, joined(' ', address.state, address.zipCode))}</Fact>
      <Fact name="County">{address.county}</Fact>
      <Fact name="Country">{address.country}</Fact>
    </>
  );
}

const joined = (between: string, ...parts: (string | null | undefined)[]) =>
  parts.filter(Boolean).join(between);
