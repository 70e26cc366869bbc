import { ADMIN } from '@hub/contract/catalogs/roles';

/** '1 client', '12 clients' */
export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

type Work = { clients: number; openCases: number; deletedClients: number };

/** '12 clients with 3 open cases'; undefined if there are none. */
export function workInWords({ clients, openCases, deletedClients }: Work): string | undefined {
  const cases = openCases > 0 ? ` with ${counted(openCases, 'open case')}` : '';
  const parts = [
    clients > 0 && counted(clients, 'client') + cases,
    deletedClients > 0 && `${counted(deletedClients, 'deleted client')} that can still be restored`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', and ') : undefined;
}

/** What an ended account gives back: its uses, if their number is known and not zero, and its seats. */
export function givenBack(unspentUses: number | undefined): string {
  const seats = 'Seats are checked in.';
  if (unspentUses === undefined) return `Unspent uses go back to the pool. ${seats}`;
  if (unspentUses === 0) return seats;
  const uses = counted(unspentUses, 'unspent use');
  return `${uses} ${unspentUses === 1 ? 'goes' : 'go'} back to the pool. ${seats}`;
}

/**
 * What a deactivated member keeps. Clients with forms out go to the colleague who takes over, so they are not
 * counted.
 */
export function keptWork(work: Work, received = 0): string {
  const kept = received > 0 ? { ...work, clients: work.clients - received, openCases: 0 } : work;
  const words = workInWords(kept);
  if (words) return `They keep ${words}: transfer them if somebody else should go on.`;
  return received > 0 ? 'They keep no other clients.' : 'They have no clients.';
}

type Out = { forms: number; clients: number };

/** '3 forms are out, for 2 clients.' */
export const outInWords = ({ forms, clients }: Out) =>
  `${counted(forms, 'form')} ${forms === 1 ? 'is' : 'are'} out, for ${counted(clients, 'client')}.`;

/** What the member may do after the change of the role. */
export const roleChange = (roleId: number) =>
  roleId === ADMIN
    ? 'They will see everyone who works here, the names of their clients, licenses and settings, and can change them. It holds at once.'
    : 'They no longer open My Org. Their own clients and cases stay with them. It holds at once.';

type Transferred = { clients: number; cases: number };

/** The toast after a transfer of clients. */
export function transferredInWords({ clients, cases }: Transferred, to: string): string {
  const withCases = cases > 0 ? ` with ${counted(cases, 'case')}` : '';
  return `${counted(clients, 'client')}${withCases} ${clients === 1 ? 'is' : 'are'} with ${to} now`;
}
