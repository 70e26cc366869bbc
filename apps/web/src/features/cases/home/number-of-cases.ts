export const numberOfCases = (count: number) => (count === 1 ? '1 case' : `${count} cases`);

/** Someone may have closed them a moment before. */
export const closedInWords = (count: number) =>
  count === 0 ? 'Nothing was left to close' : `${numberOfCases(count)} closed`;
