export const userStatuses = [
  'Active',
  'Inactive',
  'Removed',
  'PendingEmailConfirmation',
  'PendingOrgApproval',
  'Denied',
] as const;

export type UserStatus = (typeof userStatuses)[number];
