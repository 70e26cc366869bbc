import { labelOf } from '@hub/contract/catalogs/catalog';
import { degrees } from '@hub/contract/catalogs/degrees';
import { professionalSpecializations } from '@hub/contract/catalogs/professional-specializations';
import { type ReactNode, useState } from 'react';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Fact, FactList } from '../../../ui/fact-list/fact-list.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { EyeIcon, EyeOffIcon } from '../../../ui/password-field/password-box.tsx';
import { noSecrets } from '../account/account-form-schema.ts';
import { newcomerOf } from '../registration.ts';
import styles from './confirm-account.module.css';
import type { Complete } from './registration-bodies.ts';

export function AccountFacts({ registration }: { registration: Complete }) {
  const { account, secrets } = registration;
  const newcomer = newcomerOf(registration);
  return (
    <FactList>
      <Fact name="Email">
        {newcomer ? <SavedBy provider={newcomer.provider}>{newcomer.email}</SavedBy> : account.email}
      </Fact>
      <Fact name="Password">
        {newcomer ? (
          <SavedBy provider={newcomer.provider} />
        ) : (
          <MaskedPassword password={(secrets ?? noSecrets).password} />
        )}
      </Fact>
      <Fact name="Name">{`${account.firstName} ${account.lastName}`}</Fact>
      <Fact name="Highest degree">{labelOf(degrees, account.highestDegree)}</Fact>
      <Fact name="Profession">{labelOf(professionalSpecializations, account.profession)}</Fact>
    </FactList>
  );
}

/** A fixed number of dots, which hides the length too. */
const DOTS = '•'.repeat(12);

function MaskedPassword({ password }: { password: string }) {
  const [isShown, setIsShown] = useState(false);
  return (
    <span className={styles.password}>
      {isShown ? (
        <span className={styles.text}>{password}</span>
      ) : (
        <span>
          <span aria-hidden="true">{DOTS}</span>
          <span className="visually-hidden">Hidden</span>
        </span>
      )}
      <IconButton label={isShown ? 'Hide password' : 'Show password'} onPress={() => setIsShown(!isShown)}>
        {isShown ? <EyeOffIcon /> : <EyeIcon />}
      </IconButton>
    </span>
  );
}

type SavedByProps = { provider: string; children?: ReactNode };

/** Marks a fact that another provider manages. */
function SavedBy({ provider, children }: SavedByProps) {
  return (
    <span className={styles.line}>
      {children}
      <Badge tone="focus">
        <span className="visually-hidden">Saved by </span>
        {provider}
      </Badge>
    </span>
  );
}
