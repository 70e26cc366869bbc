import { Fact, FactList } from '../../../ui/fact-list/fact-list.tsx';
import { MaskedPassword } from './masked-password.tsx';
import type { Complete } from './registration-bodies.ts';

export function AccountFacts({ registration: { account, secrets } }: { registration: Complete }) {
  return (
    <FactList>
      <Fact name="Email">{account.email}</Fact>
      <Fact name="Password">
        <MaskedPassword password={secrets.password} />
      </Fact>
      <Fact name="Name">{`${account.firstName} ${account.lastName}`}</Fact>
      <Fact name="Highest degree">{account.highestDegree.label}</Fact>
      <Fact name="Profession">{account.profession.label}</Fact>
    </FactList>
  );
}
