export const roles = [
  { id: 1, name: 'User', label: 'Practitioner' },
  { id: 2, name: 'Admin', label: 'Organization Manager' },
  { id: 3, name: 'Support', label: 'Support' },
] as const;

export type RoleId = (typeof roles)[number]['id'];

export const PRACTITIONER: RoleId = 1;
export const ADMIN: RoleId = 2;
export const SUPPORT: RoleId = 3;
