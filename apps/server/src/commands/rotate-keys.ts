import { rotateSigningKeys } from '../identity/signing-keys.ts';
import type { Command, Work } from './command.ts';

export const rotateKeysCommand: Command = {
  usage: 'usage: npm run keys:rotate\n',
  read: (args) => (args.length === 0 ? rotate : undefined),
};

const rotate: Work = async ({ database, secrets, terminal }) => {
  const kid = await rotateSigningKeys(database, secrets.signingKeys);
  terminal.print(
    `Signing key ${kid} is published now and signs in 10 minutes. The former ones stay published until their last token has run out.\n`,
  );
  return 0;
};
