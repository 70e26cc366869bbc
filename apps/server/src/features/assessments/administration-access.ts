import type { Scope } from '../../db/request-scope.ts';
import { Problem } from '../../http/problem.ts';
import { requireCase } from '../cases/case-access.ts';
import { type AdministrationRow, lockForm } from './lock-form.ts';

export type BatteryParams = { caseId: string; batteryId: string };
export type FormParams = BatteryParams & { id: string };

/** The case of a battery, or the refusal that fits. */
export async function requireBattery(scope: Scope, { caseId, batteryId }: BatteryParams) {
  const row = await requireCase(scope, caseId);
  if (row.battery_id !== batteryId) throw new Problem('not-found');
  return row;
}

/** Locks a form of the caller's own case until the call is done. */
export async function holdForm(scope: Scope, params: FormParams) {
  const { organizationId } = scope;
  const form = await lockForm(scope.db, { organizationId, administrationId: params.id });
  // Read after locking: the case may have been closed or deleted meanwhile.
  const battery = await requireBattery(scope, params);
  if (form?.case_id !== battery.id) throw new Problem('not-found');
  return { form, battery };
}

/** A form that is out, whether its respondent answers it or it is entered from paper. */
export async function holdOutForm(
  scope: Scope,
  params: FormParams & { respondentId?: string },
): Promise<AdministrationRow> {
  const { form, battery } = await holdForm(scope, params);
  if (params.respondentId && form.respondent_id !== params.respondentId) throw new Problem('not-found');
  if (!form.is_out) throw new Problem('form-not-out');
  if (battery.closed_at) throw new Problem('case-closed');
  return form;
}

/** A form that is with its respondent. */
export async function holdFormOfRespondent(
  scope: Scope,
  params: FormParams & { respondentId?: string },
): Promise<AdministrationRow> {
  const form = await holdOutForm(scope, params);
  if (form.paper_phase) throw new Problem('form-on-paper');
  return form;
}
