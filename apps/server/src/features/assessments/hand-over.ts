import type { FormsOut } from '@hub/contract/auth/management/forms-out';
import { sql } from 'kysely';
import type { LifecycleHooks } from '../../accounts/lifecycle.ts';
import { colleaguesOf } from '../../accounts/membership-repository.ts';
import type { Scope } from '../../db/request-scope.ts';
import { Problem } from '../../http/problem.ts';
import { qualificationOf, type Training } from '../library/qualification.ts';
import { findUnfinished, lockUnfinished, type UnfinishedForm } from './unfinished-forms.ts';

const clientIdsOf = (forms: readonly UnfinishedForm[]) => [...new Set(forms.map(({ clientId }) => clientId))];

/** The forms that this person is not qualified to give. */
const tooDemanding = (forms: readonly UnfinishedForm[], training: Training) =>
  forms.filter(({ level }) => !qualificationOf(level, training).isMet);

const withTraining = ({ db, organizationId }: Scope, accountId: string) =>
  colleaguesOf(db, organizationId, accountId)
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .select([
      'accounts.id',
      'users.first_name as firstName',
      'users.last_name as lastName',
      'users.email',
      'users.highest_degree_id as highestDegreeId',
      'users.licensed',
    ]);

/** The forms that an account has out, and who can receive them. */
export async function findFormsOut(scope: Scope, accountId: string): Promise<FormsOut> {
  const { db, organizationId } = scope;
  const account = await db
    .selectFrom('accounts')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!account) throw new Problem('not-found');
  const forms = await findUnfinished(scope, accountId);
  if (forms.length === 0) return { forms: 0, clients: 0, level: null, receivers: [], notQualified: 0 };
  const colleagues = await withTraining(scope, accountId)
    .orderBy(sql`accounts.last_first_key`)
    .orderBy('accounts.id')
    .execute();
  const qualified = colleagues.filter((colleague) => tooDemanding(forms, colleague).length === 0);
  return {
    forms: forms.length,
    clients: clientIdsOf(forms).length,
    // The levels build on each other.
    level:
      forms
        .map(({ level }) => level)
        .sort()
        .at(-1) ?? null,
    receivers: qualified.map(({ id, firstName, lastName, email }) => ({ id, firstName, lastName, email })),
    notQualified: colleagues.length - qualified.length,
  };
}

/**
 * Hands the clients with forms out to the receiver, who must be qualified for all of these forms. Held uses stay where
 * they were drawn.
 */
export const handOverForms: NonNullable<LifecycleHooks['accountDeactivated']> = async (
  scope,
  { accountId, receiver },
) => {
  const colleague =
    receiver &&
    (await withTraining(scope, accountId).where('accounts.id', '=', receiver.accountId).executeTakeFirst());
  if (receiver && !colleague) throw new Problem('transfer-refused');
  const forms = await lockUnfinished(scope, accountId);
  if (forms.length === 0) return;
  if (!receiver || !colleague) throw new Problem('receiver-needed', { detail: inWords(forms) });
  const refused = new Set(tooDemanding(forms, colleague).map(({ name }) => name));
  if (refused.size > 0) {
    const message = `Not qualified for ${[...refused].join(', ')}`;
    throw new Problem('receiver-not-qualified', { errors: [{ path: 'receiverAccountId', message }] });
  }
  await receiver.take(clientIdsOf(forms));
};

/** '3 forms are out, for 2 clients.' */
function inWords(forms: readonly UnfinishedForm[]): string {
  const out = forms.length === 1 ? '1 form is out' : `${forms.length} forms are out`;
  const clients = clientIdsOf(forms).length;
  return `${out}, for ${clients === 1 ? '1 client' : `${clients} clients`}.`;
}
