import { asSystem } from '../../../db/as-system.ts';
import type { Scope } from '../../../db/request-scope.ts';
import { Problem } from '../../../http/problem.ts';
import { ownCases } from '../../cases/case-access.ts';
import { type FormParams, requireBattery } from '../administration-access.ts';
import { type AdministrationRow, lockForm } from '../lock-form.ts';

export type PaperForm = {
  row: AdministrationRow;
  form: { organizationId: string; administrationId: string };
  phase: 'first' | 'second' | 'compare';
  /** Whether the case is the caller's own. */
  isOwn: boolean;
};

/** A form that is entered from paper. */
export async function requirePaper(scope: Scope, params: FormParams): Promise<PaperForm> {
  const row = await scope.db
    .selectFrom('administrations')
    .selectAll()
    .where('organization_id', '=', scope.organizationId)
    .where('id', '=', params.id)
    .executeTakeFirst();
  return admit(scope, params, row);
}

/**
 * The same form, locked until the call is done. Locked as the system: a colleague with whom the client is shared may
 * enter the second pass, but may not change these rows.
 */
export async function holdPaper(scope: Scope, params: FormParams): Promise<PaperForm> {
  await requireBattery(scope, params);
  const form = { organizationId: scope.organizationId, administrationId: params.id };
  return admit(scope, params, await asSystem(scope.db, (system) => lockForm(system, form)));
}

/**
 * The owner of the case enters it; a colleague who may read the case can enter the second pass once it is requested.
 */
async function admit(
  scope: Scope,
  params: FormParams,
  row: AdministrationRow | undefined,
): Promise<PaperForm> {
  const battery = await requireBattery(scope, params);
  if (row?.case_id !== battery.id) throw new Problem('not-found');
  if (!row.is_out) throw new Problem('form-not-out');
  if (battery.closed_at) throw new Problem('case-closed');
  const own = await ownCases(scope).select('id').where('id', '=', battery.id).executeTakeFirst();
  const phase = row.paper_phase;
  if (!own && phase !== 'second' && phase !== 'compare') throw new Problem('no-second-entry');
  if (phase === null && row.first_answer_at) throw new Problem('form-begun');
  if (phase === 'done') throw new Problem('form-not-out');
  return {
    row,
    form: { organizationId: scope.organizationId, administrationId: row.id },
    phase: phase ?? 'first',
    isOwn: own !== undefined,
  };
}

/** Only the owner of the case decides and finishes. */
export function requireOwn({ isOwn }: PaperForm): void {
  if (!isOwn) throw new Problem('not-found');
}
