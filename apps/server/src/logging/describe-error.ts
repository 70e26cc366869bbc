/**
 * What a log may hold of an error. Messages are left out: a database's or a parser's quotes what somebody
 * typed. The name, the code and the place say enough to find the fault.
 */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { name: typeof error };
  const { code, constraint, table, facts } = error as Error &
    Partial<Record<'code' | 'constraint' | 'table' | 'facts', unknown>>;
  return {
    name: error.name,
    code,
    constraint,
    table,
    facts,
    at: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .map((line) => line.trim())
      .slice(0, 12),
  };
}
