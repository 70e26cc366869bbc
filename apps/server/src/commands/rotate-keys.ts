import { rotateSigningKeys } from '../identity/signing-keys.ts';
import { runCommand } from './run-command.ts';

await runCommand(async ({ database, secrets }) => {
  const kid = await rotateSigningKeys(database, secrets.signingKeys);
  process.stdout.write(
    `Signing key ${kid} is published now and signs in 10 minutes. The former ones stay published until their last token has run out.\n`,
  );
  return 0;
});
