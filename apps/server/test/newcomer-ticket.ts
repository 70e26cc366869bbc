import { readConfig } from '../src/config.ts';
import type { Newcomer } from '../src/identity/registration/newcomer.ts';
import { createRegistrationTickets } from '../src/identity/school/registration-tickets.ts';
import { loadSecrets } from '../src/security/secrets.ts';
import type { TestHub } from './test-hub.ts';

/** A ticket as the hub issues it to a new person from the school's provider. */
export function newcomerTicket(hub: TestHub, newcomer: Newcomer): string {
  const secrets = loadSecrets(readConfig(hub.environment));
  return createRegistrationTickets(secrets.registrationTickets).issue(newcomer);
}
