import type { TimelineEntry } from '@hub/contract/core/administrations/administration';
import type { Db } from '../../db/database.ts';

type Form = { organizationId: string; administrationId: string };
type Event = {
  kind: TimelineEntry['kind'];
  /** The practitioner who did it; left out for the respondent and for the hub. */
  accountId?: string;
  detail?: string;
  /** Of a past that is written down afterwards; now when left out. */
  at?: Date | undefined;
};

/** Adds an event to the timeline of a form, in the transaction of the event itself. */
export async function recordEvent(
  db: Db,
  { organizationId, administrationId }: Form,
  { kind, accountId, detail = '', at }: Event,
): Promise<void> {
  await db
    .insertInto('administration_events')
    .values({
      organization_id: organizationId,
      administration_id: administrationId,
      kind,
      account_id: accountId ?? null,
      detail,
      ...(at && { at }),
    })
    .execute();
}
