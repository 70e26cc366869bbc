import type { ProfileUpdate } from '@hub/contract/auth/users/profile-update';
import { nameValues } from '../../accounts/user-repository.ts';
import type { Db } from '../../db/database.ts';

export type AddressKind = 'billing' | 'shipping';
type Address = NonNullable<ProfileUpdate['billingAddress']>;
type User = { id: string; advertising_opt_in_at: Date | null };

/** An opt-in keeps the day on which it was given. */
export async function updatePerson(db: Db, user: User, sent: ProfileUpdate): Promise<void> {
  await db
    .updateTable('users')
    .set({
      ...nameValues(sent),
      business_phone: sent.businessPhone,
      home_phone: sent.homePhone,
      mobile_phone: sent.mobilePhone,
      job_title: sent.organizationTitle,
      job_role: sent.organizationRole,
      professional_specialization_id: sent.professionFieldId,
      highest_degree_id: sent.highestDegreeId,
      advertising_opt_in_at: sent.receiveAdvertising ? (user.advertising_opt_in_at ?? new Date()) : null,
    })
    .where('id', '=', user.id)
    .execute();
}

type AddressSlot = { userId: string; kind: AddressKind; organizationId: string };

export async function writeAddress(db: Db, { userId, kind, organizationId }: AddressSlot, sent: Address) {
  const values = {
    first_name: sent.firstName,
    last_name: sent.lastName,
    phone: sent.phone,
    street_address: sent.streetAddress,
    city: sent.city,
    state: sent.state || null,
    county: sent.county,
    country: sent.country,
    zip_code: sent.zipCode,
    organization_id: organizationId,
  };
  await db
    .insertInto('user_addresses')
    .values({ user_id: userId, kind, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet(values))
    .execute();
}

export async function removeAddress(db: Db, userId: string, kind: AddressKind): Promise<void> {
  await db.deleteFrom('user_addresses').where('user_id', '=', userId).where('kind', '=', kind).execute();
}
