import { type Member, type MemberDetails, memberPictureAddress } from '@hub/contract/auth/management/members';
import type { UserStatus } from '@hub/contract/catalogs/user-statuses';
import type { MemberDetailsRow, MemberRow } from './member-repository.ts';

const WAITS: readonly UserStatus[] = ['PendingEmailConfirmation', 'PendingOrgApproval', 'Denied'];

/** An account as shown to a manager, which may be the manager's own. */
export const presentMember = (row: MemberRow, readerAccountId: string): Member => ({
  id: row.id,
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  status: row.status,
  isApproved: !WAITS.includes(row.status),
  roleId: row.roleId,
  professionalSpecializationId: row.professionalSpecializationId,
  lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  clients: row.clients,
  openCases: row.openCases,
  isOwn: row.id === readerAccountId,
  picture: row.pictureVersion && memberPictureAddress(row.id, row.pictureVersion),
});

export const presentMemberDetails = (row: MemberDetailsRow, readerAccountId: string): MemberDetails => ({
  ...presentMember(row, readerAccountId),
  businessPhone: row.businessPhone,
  mobilePhone: row.mobilePhone,
  jobTitle: row.jobTitle,
  jobRole: row.jobRole,
  highestDegreeId: row.highestDegreeId,
  licensed: row.licensed,
  deletedClients: row.deletedClients,
  isLastManager: row.isLastManager,
});
