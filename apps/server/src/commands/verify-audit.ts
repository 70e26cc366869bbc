import { type Head, TrailBroken } from '../audit/chain.ts';
import { headFile } from '../audit/kept-head.ts';
import { verifyChain } from '../audit/verify-chain.ts';
import { ConfigError } from '../config.ts';
import type { Command, Terminal, Work } from './command.ts';

export const verifyAuditCommand: Command = {
  usage: 'usage: npm run audit:verify [-- --head=POSITION:CHAIN]\n',
  read([noted, ...more]) {
    if (noted === undefined) return verify([]);
    const [, position, chain] = /^--head=(\d+):([0-9a-f]{64})$/.exec(noted) ?? [];
    if (!position || !chain || more.length > 0) return undefined;
    return verify([{ position: Number(position), chain: Buffer.from(chain, 'hex') }]);
  },
};

function verify(given: Head[]): Work {
  return async ({ config, database, secrets, terminal }) => {
    const kept = readHeadFile(config.auditHeadFile, terminal);
    const heads = [...given, ...(kept ? [kept] : [])];
    const verdict = await verifyChain(database.system, secrets.auditChain, heads);
    if (!verdict.sound) {
      terminal.complain(`The audit trail is NOT sound: at entry ${verdict.position}, ${verdict.fault}.\n`);
      return 1;
    }
    const { position, chain, unsealed } = verdict;
    terminal.print(
      `The audit trail is sound: ${position} entries in the chain, ${unsealed} not sealed yet.\nHead ${position}:${chain.toString('hex')}\n`,
    );
    return 0;
  };
}

function readHeadFile(path: string, { complain }: Terminal): Head | undefined {
  try {
    const kept = headFile(path).read();
    if (!kept) complain(`No head is kept at ${path}: an end that was cut off would not show.\n`);
    return kept;
  } catch (error) {
    if (error instanceof TrailBroken) throw new ConfigError(`AUDIT_HEAD_FILE: ${error.message}`);
    throw error;
  }
}
