import type { CalendarDay } from '@hub/contract/dates/calendar-day';
import type { Db } from '../db/database.ts';
import { insertMany } from '../db/insert-many.ts';
import { nameKey } from '../db/name-key.ts';
import { caseValues } from '../features/cases/present-case.ts';
import type { WholeClient } from '../features/clients/insert-whole-clients.ts';
import { type DemoCase, demoCases } from './demo-cases.ts';
import type { Owner } from './seed-clients.ts';

const DAY_MS = 86_400_000;
/** Half of the clients have cases, some more than one. */
const STEP = 11;

/** Each case is opened on the day of its referral; closed cases were closed yesterday. */
export async function seedCases(
  db: Db,
  owner: Owner,
  clients: readonly WholeClient[],
  count: number,
): Promise<void> {
  const now = Date.now();
  const today = new Date(now).toISOString().slice(0, 10);
  const withClients = Math.ceil(clients.length / 2);
  const cases = demoCases(count, today).map((demo, index) => ({
    ...demo,
    id: crypto.randomUUID(),
    client: clients[(index * STEP) % withClients],
    openedAt: openedAt(demo, today, now),
  }));

  await insertMany(
    db,
    'cases',
    cases.flatMap(({ id, client, openedAt: created_at, ...demo }) =>
      client
        ? [
            {
              ...owner,
              id,
              ...ofClient(client),
              ...caseValues(demo.case),
              ...columnsOf(demo, now),
              created_at,
            },
          ]
        : [],
    ),
  );
  await insertMany(
    db,
    'case_notes',
    cases.flatMap(({ id, notes, openedAt: opened }) =>
      notes.map(({ note, daysAgo }) => ({
        ...owner,
        id: crypto.randomUUID(),
        case_id: id,
        note_html: note.html,
        note_text: note.text,
        version: 1,
        created_at: new Date(Math.max(now - daysAgo * DAY_MS, opened.getTime())),
      })),
    ),
  );
}

const ofClient = ({ id, client }: WholeClient) => ({
  client_id: id,
  client_name: `${client.firstName} ${client.lastName}`,
  client_first_name_key: nameKey(client.firstName),
  client_last_name_key: nameKey(client.lastName),
});

const columnsOf = ({ progress, isClosed }: DemoCase, now: number) => ({
  battery_id: crypto.randomUUID(),
  progress,
  closed_at: isClosed ? new Date(now - DAY_MS) : null,
  version: 1,
});

const openedAt = ({ case: { referralDate } }: DemoCase, today: CalendarDay, now: number) =>
  referralDate === today ? new Date(now) : new Date(`${referralDate}T15:00:00Z`);
