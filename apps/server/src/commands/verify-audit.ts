import { verifyChain } from '../audit/verify-chain.ts';
import { runCommand } from './run-command.ts';

const noted = /^--head=(\d+):([0-9a-f]{64})$/.exec(process.argv[2] ?? '');
if (process.argv[2] && !noted) {
  process.stderr.write('usage: npm run audit:verify [-- --head=POSITION:CHAIN]\n');
  process.exit(2);
}
const expected = noted?.[1] && noted[2] ? { position: Number(noted[1]), chain: noted[2] } : undefined;

await runCommand(async ({ database, secrets }) => {
  const verdict = await verifyChain(database.system, secrets.auditChain, expected);
  if (!verdict.sound) {
    process.stderr.write(`The audit trail is NOT sound: at entry ${verdict.position}, ${verdict.fault}.\n`);
    return 1;
  }
  const { position, chain, unsealed } = verdict;
  process.stdout.write(
    `The audit trail is sound: ${position} entries in the chain, ${unsealed} not sealed yet.\nHead ${position}:${chain.toString('hex')}\n`,
  );
  return 0;
});
