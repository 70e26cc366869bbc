import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { inject } from 'vitest';
import type { LifecycleHooks } from '../src/accounts/lifecycle.ts';
import { readConfig } from '../src/config.ts';
import { connect } from '../src/db/connect.ts';
import type { Database } from '../src/db/database.ts';
import { DEMO_PASSWORD } from '../src/demo/demo-data.ts';
import type { Drawings } from '../src/documents/drawings.ts';
import { createLogger } from '../src/logging/logger.ts';
import { findKeptMails, type KeptMail } from '../src/mail/kept-mail-transport.ts';
import { loadSecrets, type Secrets } from '../src/security/secrets.ts';
import { startServer } from '../src/server.ts';
import { makePasswordsCheap } from './cheap-passwords.ts';
import type {} from './database-templates.ts';
import { sharedDrawings } from './documents/shared-drawings.ts';
import { freePort } from './free-port.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { TEMPLATE } from './postgres-cluster.ts';
import { TEST_KEY } from './test-key.ts';

export type TestHub = {
  url: string;
  /** The configuration that another instance on the same database would need. */
  environment: Record<string, string>;
  database: Database;
  app: FastifyInstance;
  stopJobs: () => Promise<void>;
  secrets: Secrets;
  /** What was logged so far, line by line. */
  log: string[];
  /** What would have been mailed, the newest first. */
  mails: () => Promise<KeptMail[]>;
  signIn: (email: string, password?: string) => Promise<string>;
  close: () => Promise<void>;
};

type DatabaseKind = 'embedded' | 'postgres';

const ALL = 10_000;
const { TEST_DATABASE } = process.env;
/** Proofs need passwords as the hub keeps them. */
const IS_API_TEST = TEST_DATABASE !== undefined;
/** API tests are told their kind; all others use the one that answers sooner. */
const KIND = (TEST_DATABASE ?? (findPostgresBinaries() ? 'postgres' : 'embedded')) as DatabaseKind;

type Options = {
  /** Other than the kind that this run is for. */
  kind?: DatabaseKind;
  environment?: Record<string, string>;
  moreRoutes?: (app: FastifyInstance) => void;
  moreHooks?: LifecycleHooks;
  drawings?: Drawings;
};

/** A whole server on its own copy of the demonstration data, in the kind of database that this run is for. */
export async function startTestHub({
  kind,
  environment = {},
  moreRoutes,
  moreHooks = {},
  drawings = sharedDrawings,
}: Options = {}): Promise<TestHub> {
  const database = await copyTemplate(kind);
  const port = await freePort();
  const settings = {
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: `http://localhost:${port}`,
    ENCRYPTION_KEY: TEST_KEY,
    PASSWORD_ATTEMPTS_PER_ADDRESS: '1000000',
    ...database.environment,
    ...environment,
  };
  const log: string[] = [];
  const config = readConfig(settings);
  const hub = await startServer({
    config,
    logger: createLogger('debug', toLines(log)),
    ...(moreRoutes && { moreRoutes }),
    moreHooks,
    drawings,
  });
  if (IS_API_TEST) await makePasswordsCheap(hub.database.system);
  const url = `http://127.0.0.1:${port}`;
  const secrets = loadSecrets(config);

  return {
    url,
    environment: settings,
    database: hub.database,
    app: hub.app,
    stopJobs: hub.stopJobs,
    secrets,
    log,
    mails: () => findKeptMails(hub.database.system, secrets.mail, ALL),
    signIn: (email, password = DEMO_PASSWORD) => signIn(url, email, password),
    async close() {
      await hub.close();
      await database.remove();
    },
  };
}

/** The database alone, on its own copy of the demonstration data. */
export async function openTestDatabase(): Promise<Database> {
  const copy = await copyTemplate();
  const config = readConfig({ ENCRYPTION_KEY: TEST_KEY, ...copy.environment });
  const database = await connect(config, createLogger('silent'));
  return {
    ...database,
    async close() {
      await database.close();
      await copy.remove();
    },
  };
}

export const basic = (name: string, secret: string) =>
  `Basic ${Buffer.from(`${name}:${secret}`).toString('base64')}`;

async function signIn(url: string, email: string, password: string): Promise<string> {
  const answer = await fetch(`${url}/auth/api/users/sign-in`, {
    method: 'POST',
    headers: { authorization: basic(email, password) },
  });
  if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { access_token: string }).access_token;
}

/** A copy of the demonstration data, as the environment of a server that uses it. */
export async function copyTemplate(kind: DatabaseKind = KIND) {
  return kind === 'postgres' ? copyPostgres() : copyEmbedded();
}

async function copyPostgres() {
  const url = inject('postgresUrl');
  const name = `hub_${crypto.randomUUID().replaceAll('-', '')}`;
  await asOwner(url, `create database ${name} template ${TEMPLATE}`);
  const address = new URL(url);
  address.pathname = name;
  const AUDIT_HEAD_FILE = join(tmpdir(), `${name}-audit-head`);
  return {
    environment: { DATABASE_URL: address.href, AUDIT_HEAD_FILE } as Record<string, string>,
    remove: async () => {
      await asOwner(url, `drop database ${name} with (force)`);
      rmSync(AUDIT_HEAD_FILE, { force: true });
    },
  };
}

async function asOwner(url: string, statement: string) {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function copyEmbedded() {
  const folder = mkdtempSync(join(tmpdir(), 'hub-test-'));
  cpSync(inject('embeddedTemplate'), folder, { recursive: true });
  return {
    environment: { DATA_DIR: folder, SEED_DEMO: 'off' } as Record<string, string>,
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

function toLines(lines: string[]): Writable {
  return new Writable({
    write(chunk, _encoding, done) {
      lines.push(...chunk.toString().trimEnd().split('\n'));
      done();
    },
  });
}
