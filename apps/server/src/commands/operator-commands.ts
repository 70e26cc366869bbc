import type { Command } from './command.ts';
import { publisherCommand } from './publisher/publisher-command.ts';
import { rotateKeysCommand } from './rotate-keys.ts';
import { undeliveredMailCommand } from './undelivered-mail.ts';
import { verifyAuditCommand } from './verify-audit.ts';
import { verifyLedgerCommand } from './verify-ledger.ts';

/** Commands of an operator on the database. They also work while a server runs. */
export const operatorCommands: ReadonlyMap<string, Command> = new Map([
  ['publisher', publisherCommand],
  ['rotate-keys', rotateKeysCommand],
  ['undelivered-mail', undeliveredMailCommand],
  ['verify-audit', verifyAuditCommand],
  ['verify-ledger', verifyLedgerCommand],
]);
