/** What a list has to show: one of these at a time. */
export type TableContent<Row> =
  | { status: 'loading' }
  /** While newer rows are on their way, the old ones stay and step back. */
  | { status: 'rows'; rows: readonly Row[]; outdated: boolean }
  | { status: 'empty' }
  | { status: 'no-match' }
  | { status: 'past-end' }
  /** Not for this reader: trying again would change nothing. */
  | { status: 'refused'; reason: string }
  | { status: 'failed'; reason: string; retry: () => void }
  | { status: 'retrying'; reason: string };
