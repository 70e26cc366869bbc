import { verifyLedger } from '../features/licenses/ledger/verify-ledger.ts';
import type { Command, Work } from './command.ts';

export const verifyLedgerCommand: Command = {
  usage: 'usage: npm run ledger:verify\n',
  read: (args) => (args.length === 0 ? verify : undefined),
};

const verify: Work = async ({ database, terminal }) => {
  const differences = await verifyLedger(database.system);
  for (const { organizationId, what, id } of differences) {
    terminal.complain(`Organization ${organizationId}: ${what} does not follow from its entries: ${id}\n`);
  }
  if (differences.length > 0) {
    terminal.complain(`The ledger is NOT sound: ${differences.length} differences.\n`);
    return 1;
  }
  terminal.print('The ledger is sound: every balance follows from its entries.\n');
  return 0;
};
