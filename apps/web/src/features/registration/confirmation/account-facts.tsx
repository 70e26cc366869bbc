import { labelOf } from '@hub/contract/catalogs/catalog';
import { degrees } from '@hub/contract/catalogs/degrees';
import { professionalSpecializations } from '@hub/contract/catalogs/professional-specializations';
import { Fact, FactList } from '../../../ui/fact-list/fact-list.tsx';
import { noSecrets } from '../account/account-form-schema.ts';
import { newcomerOf } from '../registration.ts';
import { MaskedPassword } from './masked-password.tsx';
import type { Complete } from './registration-bodies.ts';
import { SavedBy } from './saved-by.tsx';

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
