import { SealBroken, seal, unseal } from '../../security/seal.ts';
import type { Newcomer } from '../registration/newcomer.ts';

const GOOD_FOR_MS = 60 * 60_000;
const PLACE = 'registration ticket';

type Ticket = { newcomer: Newcomer; until: number };

export type RegistrationTickets = ReturnType<typeof createRegistrationTickets>;

/**
 * The school provider's data about a new person, which the wizard sends back. Encrypted, so that its holder can neither
 * read nor change it.
 */
export function createRegistrationTickets(key: Buffer) {
  return {
    issue(newcomer: Newcomer): string {
      const ticket: Ticket = { newcomer, until: Date.now() + GOOD_FOR_MS };
      return seal(key, PLACE, ticket).toString('base64url');
    },

    async read(token: string): Promise<Newcomer | undefined> {
      try {
        const { newcomer, until } = unseal<Ticket>(key, PLACE, Buffer.from(token, 'base64url'));
        return Date.now() < until ? newcomer : undefined;
      } catch (error) {
        if (error instanceof SealBroken) return undefined;
        throw error;
      }
    },
  };
}
