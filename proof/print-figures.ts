/** Prints the figures of a run. */
export function printFigures(subject: string, figures: Record<string, number | string>): void {
  const listed = Object.entries(figures).map(([name, figure]) => `${name} ${figure}`);
  // biome-ignore lint/suspicious/noConsole: the figures are what a proof is run for
  console.info(`${subject}: ${listed.join(', ')}`);
}
