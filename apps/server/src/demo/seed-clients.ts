import type { Db } from '../db/database.ts';
import { insertWholeClients, type WholeClient } from '../features/clients/insert-whole-clients.ts';
import { demoClients } from './demo-clients.ts';
import type { DemoAccount } from './demo-data.ts';

const HOUR_MS = 3_600_000;

export type Owner = { organization_id: string; account_id: string };

/** The clients were added one after the other, the last one an hour ago. */
export async function seedClients(
  db: Db,
  owner: Owner,
  { count, from }: DemoAccount['clients'],
): Promise<WholeClient[]> {
  const now = Date.now();
  const people = demoClients(count, new Date(now).toISOString().slice(0, 10), from);
  const clients = people.map(({ client, lastEvaluation }, index) => ({
    id: crypto.randomUUID(),
    client,
    columns: {
      version: 1,
      last_evaluation: lastEvaluation,
      created_at: new Date(now - (count - index) * HOUR_MS),
    },
  }));
  await insertWholeClients(db, owner, clients);
  return clients;
}
