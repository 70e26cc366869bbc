import type { EntryRefusal } from '@hub/contract/http/page-problems';
import type { RuntimeConfig } from '@hub/contract/runtime-config';
import { paths } from './paths.ts';
import type { Row } from './route-table.ts';

export type Visitor =
  | { kind: 'signed-out' }
  | { kind: 'unconfirmed' }
  /** Has not set up the second factor that the organization requires. */
  | { kind: 'unenrolled' }
  | { kind: 'practitioner' }
  | { kind: 'manager' }
  /** Signed in, but the profile with the role has not arrived yet. */
  | { kind: 'unknown-role' }
  /** Signed in at the external provider; their account here is not known yet. */
  | { kind: 'unknown' }
  /** Signed in at the external provider, but has no account here that may be used. */
  | { kind: 'refused'; refusal: EntryRefusal };

export type Admission =
  | 'shown'
  | 'not-found'
  | 'to-login'
  | 'to-verification'
  | 'to-enrolment'
  | 'to-start'
  | 'to-registration'
  | 'refused'
  | 'waiting';

/** What a visitor gets at an address of the route table. */
export function admit(row: Row, visitor: Visitor, features: RuntimeConfig['features']): Admission {
  if (row.feature && !features[row.feature]) return 'not-found';
  const shown = row.page ? 'shown' : 'not-found';
  switch (row.audience) {
    case 'everyone':
      return shown;
    case 'signed-out':
      if (visitor.kind === 'unknown') return 'waiting';
      return visitor.kind === 'signed-out' || isRegistering(row, visitor) ? shown : 'to-start';
    case 'signed-in':
      return refusalOf(row, visitor, features) ?? shown;
    case 'manager':
      if (visitor.kind === 'unknown-role') return 'waiting';
      return refusalOf(row, visitor, features) ?? (visitor.kind === 'manager' ? shown : 'not-found');
  }
}

function refusalOf(
  { path }: Row,
  visitor: Visitor,
  { register }: RuntimeConfig['features'],
): Admission | undefined {
  switch (visitor.kind) {
    case 'signed-out':
      return 'to-login';
    case 'unconfirmed':
      return 'to-verification';
    case 'unenrolled':
      return path === paths.profile ? undefined : 'to-enrolment';
    case 'unknown':
      return 'waiting';
    case 'refused':
      return register && visitor.refusal === 'not-registered' ? 'to-registration' : 'refused';
    default:
      return undefined;
  }
}

/** People whom an external provider has signed in register too, and are thanked afterwards. */
const isRegistering = ({ feature, path }: Row, visitor: Visitor) =>
  (feature === 'register' && visitor.kind === 'refused' && visitor.refusal === 'not-registered') ||
  (path === paths.registerCreationConfirmed && visitor.kind === 'unconfirmed');

/** The areas that the header offers as tabs. */
export const tabsFor = (table: readonly Row[], visitor: Visitor, features: RuntimeConfig['features']) =>
  table.flatMap((row) =>
    row.tab && admit(row, visitor, features) === 'shown' ? [{ path: row.path, ...row.tab }] : [],
  );
