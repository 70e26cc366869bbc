import type { Screening } from '@hub/contract/core/screenings/screening';

export const countedClients = (count: number) => (count === 1 ? '1 client' : `${count} clients`);

/** The progress of a screening, without the numbers that are zero. */
export function progressInWords({ out, scored, toReview, ended, mailsDue }: Screening['counts']): string[] {
  return [
    mailsDue > 0 && `${mailsDue} being mailed`,
    out > 0 && `${out} out`,
    scored > 0 && `${scored} scored`,
    toReview > 0 && `${toReview} to review`,
    ended > 0 && `${ended} ended without a score`,
  ].filter((words) => words !== false);
}
