import type { Profile } from '@hub/contract/auth/users/profile';
import { Fact } from '../../ui/fact-list/fact-list.tsx';

export function AddressFacts({ address }: { address: Profile['billingAddress'] }) {
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
