import type { ProfileUpdate } from '@hub/contract/auth/users/profile-update';
import { ADMIN } from '@hub/contract/catalogs/roles';
import { emailKey } from '@hub/contract/fields/email';
import { updateOrganization } from '../../accounts/organization-repository.ts';
import type { Db } from '../../db/database.ts';
import { Problem } from '../../http/problem.ts';
import type { AccountCaller } from '../../http/serve.ts';
import { findProfile } from './profile-repository.ts';
import { type AddressKind, removeAddress, updatePerson, writeAddress } from './profile-writes.ts';

type Address = NonNullable<ProfileUpdate['billingAddress']>;

const EMAIL_APART = 'Change the email by its own call';

/** Writes a profile as a whole. If the caller may not write a part of it, nothing changes. */
export async function updateProfileOf(db: Db, caller: AccountCaller, sent: ProfileUpdate): Promise<void> {
  const { organizationId, userId, roleId } = caller;
  const user = await findProfile(db, userId);
  if (sent.email !== undefined && emailKey(sent.email) !== user.email_key) {
    throw new Problem('invalid-input', { errors: [{ path: 'email', message: EMAIL_APART }] });
  }
  const { organizationName: name, organizationUrl: url } = sent;
  if (name !== undefined || url !== undefined) {
    if (roleId !== ADMIN) throw new Problem('role-not-allowed');
    if (
      !(await updateOrganization(db, caller, {
        ...(name !== undefined && { name }),
        ...(url !== undefined && { url }),
      }))
    ) {
      throw new Problem('organization-exists');
    }
  }
  await updatePerson(db, user, sent);
  await write('billing', sent.billingAddress);
  await write('shipping', sent.shippingAddress);

  async function write(kind: AddressKind, address: Address | null | undefined) {
    if (address === undefined) return;
    if (address && isFilled(address)) await writeAddress(db, { userId, kind, organizationId }, address);
    else await removeAddress(db, userId, kind);
  }
}

/** An address without any filled field counts as none. */
const isFilled = ({ organizationId, ...parts }: Address) => Object.values(parts).some(Boolean);
