/**
 * The parts of an error that a log may hold. Messages are left out, because those of a database or a parser quote user
 * input. The name, the code and the stack are enough to find the fault.
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
