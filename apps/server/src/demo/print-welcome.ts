import type { Config } from '../config.ts';
import { DEMO_PASSWORD, demoAccounts } from './demo-data.ts';
import { demoKeys } from './demo-licenses.ts';

/** The first text that a new developer or operator sees. `formAddress` opens a form of the demonstration. */
export function printWelcome(config: Config, formAddress: string | undefined): void {
  const lines = [
    '',
    ...(config.seedDemo && !config.externalProvider
      ? [
          `Demonstration accounts (password ${DEMO_PASSWORD}):`,
          ...demoAccounts
            .filter((account) => account.status === 'Active')
            .map(({ email, note }) => `  ${email.padEnd(24)} ${note}`),
          'License keys to try out in the library, each good once:',
          ...demoKeys.map(({ licenseKey, note }) => `  ${licenseKey}  ${note}`),
          ...(formAddress
            ? ['A form to fill in as its respondent, who has no account:', `  ${formAddress}`]
            : []),
        ]
      : []),
    ...(config.database.kind === 'embedded'
      ? [
          `Data is kept in ${config.dataDir}. The embedded database survives a crash of this program, not a power cut:`,
          'set DATABASE_URL to a PostgreSQL server for real work.',
          ...(config.smtpUrl ? [] : [`Mail is shown at ${new URL('/dev/mail', config.publicUrl).href}`]),
        ]
      : []),
    '',
    `Evaluation Hub is ready at ${config.publicUrl.origin}`,
    '',
  ];
  process.stdout.write(lines.join('\n'));
}
