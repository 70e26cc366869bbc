import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@hub/contract/core/clients/clients';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommand } from '../../apps/server/test/operator-command.ts';
import { findPostgresBinaries } from '../../apps/server/test/postgres-binaries.ts';
import { copyTemplate } from '../../apps/server/test/test-hub.ts';
import { count } from '../counts.ts';
import { printFigures } from '../print-figures.ts';
import { callReadProfile, statusOf, tokensOf } from './calls.ts';
import {
  type PrivatePostgres,
  query,
  startFilledPostgres,
  startPrivatePostgres,
} from './private-postgres.ts';
import { serverEnvironment, startServer } from './server-process.ts';

const WRITERS = count(4, 16);
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hub-backup-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.runIf(findPostgresBinaries())('PostgreSQL', () => {
  let here: PrivatePostgres;
  let elsewhere: PrivatePostgres;
  beforeAll(async () => {
    here = await startFilledPostgres();
    elsewhere = await startPrivatePostgres();
  });
  afterAll(async () => {
    await here.remove();
    await elsewhere.remove();
  });

  test('a backup that is made while people work is restored elsewhere with everything acknowledged before, table by table', async () => {
    const environment = await serverEnvironment({ DATABASE_URL: await here.createDatabase('busy') });
    const server = await startServer(environment);
    const { access_token: token } = await tokensOf(server.url, 'practitioner@demo.test');
    const { acknowledged, stop } = writeClients(server.url, token);
    await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(20);
    // On a quick machine, twenty clients are added before the first entries are sealed.
    const head = join(environment.DATA_DIR ?? '', 'audit-head');
    await expect.poll(() => existsSync(head), { timeout: 60_000 }).toBe(true);
    const before = [...acknowledged];
    await runCommand('backup', environment, join(folder, 'busy'));
    await stop();
    await server.stop();

    const restored = { ...environment, DATABASE_URL: await elsewhere.createDatabase('busy') };
    expect(await runCommand('restore', restored, join(folder, 'busy'))).toContain(
      'former audit trail is kept',
    );
    expect(await runCommand('operator', restored, 'verify-audit')).toContain('The audit trail is sound');
    const rows = await query<{ id: string }>(restored.DATABASE_URL, 'select id from clients');
    const kept = new Set(rows.map(({ id }) => id));
    expect(before.filter((id) => !kept.has(id))).toEqual([]);
    printFigures('a backup under load', {
      'acknowledged before': before.length,
      'acknowledged meanwhile': acknowledged.length - before.length,
      'of these kept': acknowledged.slice(before.length).filter((id) => kept.has(id)).length,
    });

    const again = await startServer(restored);
    expect(await statusOf(callReadProfile(again.url, token)), 'the session goes on').toBe(200);
    expect((await tokensOf(again.url, 'practitioner@demo.test')).access_token).toBeTruthy();
    expect(await (await fetch(`${again.url}/readyz`)).json()).toEqual({ status: 'ready' });
    await again.stop();

    await runCommand('backup', restored, join(folder, 'still'));
    const equal = { ...environment, DATABASE_URL: await elsewhere.createDatabase('still') };
    await runCommand('restore', equal, join(folder, 'still'));
    const contents = await tablesOf(restored.DATABASE_URL);
    expect(Object.keys(contents).length).toBeGreaterThan(20);
    expect(await tablesOf(equal.DATABASE_URL)).toEqual(contents);
    await expect(runCommand('restore', equal, join(folder, 'still'))).rejects.toThrow('is not empty');
    await expect(runCommand('backup', equal, join(folder, 'still'))).rejects.toThrow('is not empty');
  });
});

test('the embedded database is copied with its key, at work and stopped, and is the same elsewhere', async () => {
  const data = await copyTemplate('embedded');
  const environment = await serverEnvironment(data.environment);
  delete environment.TMPDIR;
  const server = await startServer(environment);
  const { access_token: token } = await tokensOf(server.url, 'practitioner@demo.test');
  const work = writeClients(server.url, token);
  await expect.poll(() => work.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(5);
  const before = [...work.acknowledged];
  await runCommand('backup', environment, join(folder, 'at-work'));
  await expect.poll(() => work.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(before.length);
  await work.stop();
  await server.stop();
  await runCommand('backup', environment, join(folder, 'stopped'));

  const restore = async (name: string) => {
    const restored = await serverEnvironment({ ...environment, DATA_DIR: join(folder, `${name}-restored`) });
    await runCommand('restore', restored, join(folder, name));
    return restored;
  };
  const hasClients = async (url: string, ids: string[]) => {
    for (const id of ids) expect(await statusOf(callReadClient(url, token, id))).toBe(200);
  };
  const atWork = await restore('at-work');
  expect(await runCommand('operator', atWork, 'verify-audit')).toContain('The audit trail is sound');
  const again = await startServer(atWork);
  expect(await runCommand('operator', atWork, 'verify-ledger'), 'beside the server').toContain('is sound');
  await hasClients(again.url, before);
  await again.stop();
  const stopped = await startServer(await restore('stopped'));
  await hasClients(stopped.url, work.acknowledged);
  await stopped.stop();
  await data.remove();
});

const callReadClient = (url: string, token: string, id: string) =>
  fetch(`${url}${createClient.path}/${id}`, { headers: { authorization: `Bearer ${token}` } });

/** Adds clients at full speed until it is stopped. */
function writeClients(url: string, token: string) {
  const acknowledged: string[] = [];
  let isDone = false;
  const write = async () => {
    while (!isDone) {
      const answer = await fetch(`${url}${createClient.path}`, {
        method: createClient.method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ firstName: 'Wren', lastName: 'Backup', dateOfBirth: '2012-03-04' }),
      });
      if (answer.status === 201) acknowledged.push(((await answer.json()) as { id: string }).id);
    }
  };
  const writers = Array.from({ length: WRITERS }, write);
  return {
    acknowledged,
    async stop() {
      isDone = true;
      await Promise.all(writers);
    },
  };
}

/** A fingerprint of every table, by name. */
async function tablesOf(url: string): Promise<Record<string, string>> {
  const tables = await query<{ name: string }>(
    url,
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'pgboss') order by 1`,
  );
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const rows = await query<{ row: string }>(url, `select t::text as row from ${name} t order by 1`);
    const text = rows.map(({ row }) => row).join('\n');
    found[name] = `${rows.length} rows, ${createHash('sha256').update(text).digest('hex').slice(0, 12)}`;
  }
  return found;
}
