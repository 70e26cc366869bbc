import type { RuntimeConfig } from '@hub/contract/runtime-config';
import { paths } from './paths.ts';
import type { Row } from './route-table.ts';

export type Visitor =
  | { kind: 'signed-out' }
  | { kind: 'unconfirmed' }
  /** Without the second factor that the organization asks for. */
  | { kind: 'unenrolled' }
  | { kind: 'practitioner' }
  | { kind: 'manager' }
  /** Signed in, and the profile that tells the role has not arrived. */
  | { kind: 'unknown-role' };

export type Admission =
  | 'shown'
  | 'not-found'
  | 'to-login'
  | 'to-verification'
  | 'to-enrolment'
  | 'to-start'
  | 'waiting';

/** What an address of the route table answers to a visitor. */
export function admit(row: Row, visitor: Visitor, features: RuntimeConfig['features']): Admission {
  if (row.feature && !features[row.feature]) return 'not-found';
  const shown = row.page ? 'shown' : 'not-found';
  switch (row.audience) {
    case 'everyone':
      return shown;
    case 'signed-out':
      return visitor.kind === 'signed-out' ? shown : 'to-start';
    case 'signed-in':
      return refusalOf(row, visitor) ?? shown;
    case 'manager':
      if (visitor.kind === 'unknown-role') return 'waiting';
      return refusalOf(row, visitor) ?? (visitor.kind === 'manager' ? shown : 'not-found');
  }
}

function refusalOf({ path }: Row, { kind }: Visitor): Admission | undefined {
  if (kind === 'signed-out') return 'to-login';
  if (kind === 'unenrolled' && path !== paths.profile) return 'to-enrolment';
  return kind === 'unconfirmed' ? 'to-verification' : undefined;
}

/** The areas that the header offers as tabs. */
export const tabsFor = (table: readonly Row[], visitor: Visitor, features: RuntimeConfig['features']) =>
  table.flatMap((row) =>
    row.tab && admit(row, visitor, features) === 'shown' ? [{ path: row.path, ...row.tab }] : [],
  );
