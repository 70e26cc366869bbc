import type { Profile } from '@hub/contract/auth/users/profile';
import { roles } from '@hub/contract/catalogues/roles';
import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import styles from './profile-summary.module.css';

export function ProfileSummary({ profile }: { profile: Profile }) {
  const [account] = profile.organizationAccounts;
  return (
    <>
      <h1 className={styles.greeting}>
        <span className={styles.welcome}>Welcome, </span>
        {profile.firstName} {profile.lastName}
      </h1>
      <dl className={styles.facts}>
        <Fact name="Email">{profile.email}</Fact>
        {account && profile.organizationType !== 'Individual' && (
          <>
            <Fact name="Organization">{account.organizationName}</Fact>
            <Fact name="Role">{roleLabel(account)}</Fact>
          </>
        )}
      </dl>
    </>
  );
}

export function ProfileSummarySkeleton() {
  return (
    <>
      <Skeleton of="body" width="narrow" />
      <Skeleton of="title" width="medium" />
      <dl className={styles.facts}>
        <Fact name="Email">
          <Skeleton of="body" width="medium" />
        </Fact>
        <Fact name="Organization">
          <Skeleton of="body" width="medium" />
        </Fact>
        <Fact name="Role">
          <Skeleton of="body" width="narrow" />
        </Fact>
      </dl>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function roleLabel(account: Profile['organizationAccounts'][number]) {
  return roles.find((role) => role.id === account.roleId)?.label ?? account.roleName;
}
