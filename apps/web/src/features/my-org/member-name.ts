import type { Member } from '@hub/contract/auth/management/members';

export const memberName = ({ firstName, lastName }: Pick<Member, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;
