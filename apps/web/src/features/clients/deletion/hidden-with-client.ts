/** What a deletion takes along. As long as the number of cases is not known, that there may be some is said. */
export const hiddenWithClient = (caseCount: number | undefined) =>
  `Its ${casesInWords(caseCount)}contacts, education, demographic data and comments are hidden with it.`;

function casesInWords(count: number | undefined): string {
  if (count === undefined) return 'cases, ';
  if (count === 0) return '';
  return count === 1 ? '1 case, ' : `${count} cases, `;
}
