import type { ImportPreview } from '@hub/contract/core/clients/client-sheet';

const numbers = new Intl.NumberFormat('en-US');

const counted = (count: number, one: string, many: string) =>
  `${numbers.format(count)} ${count === 1 ? one : many}`;

export const clientsInWords = (count: number) => counted(count, 'client', 'clients');

/** '3 faults in a file of 57 clients' */
export const faultsInWords = ({ totalFaults, rows }: Pick<ImportPreview, 'totalFaults' | 'rows'>) =>
  `${counted(totalFaults, 'fault', 'faults')} in a file of ${clientsInWords(rows)}`;

/** The number of faults besides the listed ones. */
export function moreFaultsInWords({ faults, totalFaults }: Pick<ImportPreview, 'faults' | 'totalFaults'>) {
  const more = totalFaults - faults.length;
  return more > 0 ? `And ${counted(more, 'more fault', 'more faults')}.` : '';
}

const MAX_NAMED = 5;

/** 'Line 3 (Ava Brown) and line 9 (Theo Lee)', for the first few lines. */
export function duplicatesInWords(duplicates: ImportPreview['duplicates']) {
  const named = duplicates.slice(0, MAX_NAMED).map(({ line, name }) => `line ${line} (${name})`);
  const others = duplicates.length - named.length;
  if (others > 0) named.push(counted(others, 'other', 'others'));
  const list = new Intl.ListFormat('en-US').format(named);
  return list.charAt(0).toUpperCase() + list.slice(1);
}

/** Why a checked file cannot be imported; undefined if it can. */
export function obstacleIn({ totalFaults }: Pick<ImportPreview, 'totalFaults'>) {
  if (totalFaults === 0) return undefined;
  if (totalFaults === 1) return 'Correct the fault in the file first';
  return `Correct the ${numbers.format(totalFaults)} faults in the file first`;
}
