import type { RoleId } from '@hub/contract/catalogs/roles';
import type { UserStatus } from '@hub/contract/catalogs/user-statuses';

/** Made-up people and organizations for a first look and for tests. */
export const DEMO_PASSWORD = 'Harbor-Lantern-58';

/** The user with the most clients and cases, who has sent forms. */
export const DEMO_PRACTITIONER = 'practitioner@demo.test';

export const demoOrganizations = [
  {
    key: 'lakeside',
    name: 'Lakeside Psychology Group',
    organization_type: 'Standard',
    street_address: '120 Shoreline Avenue',
    city: 'Madison',
    state: 'Wisconsin',
    country: 'United States',
    zip_code: '53703',
    url: 'https://lakeside.demo.test',
    time_zone: 'America/Chicago',
  },
  {
    key: 'whitfield',
    name: 'Dana Whitfield',
    organization_type: 'Individual',
    street_address: '8 Juniper Court',
    city: 'Portland',
    state: 'Oregon',
    country: 'United States',
    zip_code: '97205',
    url: '',
    time_zone: 'America/Los_Angeles',
  },
  {
    key: 'riverbend',
    name: 'Riverbend School District',
    organization_type: 'Standard',
    street_address: '45 Mill Road',
    city: 'Albany',
    state: 'New York',
    country: 'United States',
    zip_code: '12203',
    url: 'https://riverbend.demo.test',
    time_zone: 'America/New_York',
  },
] as const;

export type DemoAccount = {
  organization: (typeof demoOrganizations)[number]['key'];
  email: string;
  firstName: string;
  lastName: string;
  roleId: RoleId;
  status: UserStatus;
  jobTitle: string;
  specialization: number;
  degree: number;
  note: string;
  /** The number of clients, and the index of the first made-up person. */
  clients: { count: number; from: number };
  /** How many cases these clients have between them. */
  cases: number;
};

export const demoAccounts: readonly DemoAccount[] = [
  {
    organization: 'lakeside',
    email: DEMO_PRACTITIONER,
    firstName: 'Maren',
    lastName: 'Okafor',
    roleId: 1,
    status: 'Active',
    jobTitle: 'Clinical Psychologist',
    specialization: 2,
    degree: 1,
    note: 'practitioner, Lakeside Psychology Group',
    clients: { count: 60, from: 0 },
    cases: 45,
  },
  {
    organization: 'lakeside',
    email: 'second@demo.test',
    firstName: 'Tobias',
    lastName: 'Lindqvist',
    roleId: 1,
    status: 'Active',
    jobTitle: 'Neuropsychologist',
    specialization: 6,
    degree: 1,
    note: 'practitioner, Lakeside Psychology Group',
    clients: { count: 8, from: 60 },
    cases: 5,
  },
  {
    organization: 'lakeside',
    email: 'manager@demo.test',
    firstName: 'Priya',
    lastName: 'Castellanos',
    roleId: 2,
    status: 'Active',
    jobTitle: 'Practice Manager',
    specialization: 3,
    degree: 2,
    note: 'manager, Lakeside Psychology Group',
    clients: { count: 0, from: 0 },
    cases: 0,
  },
  {
    organization: 'lakeside',
    email: 'pending@demo.test',
    firstName: 'Noor',
    lastName: 'Haddad',
    roleId: 1,
    status: 'PendingOrgApproval',
    jobTitle: 'Counselor',
    specialization: 3,
    degree: 2,
    note: 'waits for approval, Lakeside Psychology Group',
    clients: { count: 0, from: 0 },
    cases: 0,
  },
  {
    organization: 'lakeside',
    email: 'deactivated@demo.test',
    firstName: 'Elliot',
    lastName: 'Marsh',
    roleId: 1,
    status: 'Inactive',
    jobTitle: 'Occupational Therapist',
    specialization: 7,
    degree: 2,
    note: 'deactivated, Lakeside Psychology Group',
    clients: { count: 3, from: 70 },
    cases: 2,
  },
  {
    organization: 'whitfield',
    email: 'individual@demo.test',
    firstName: 'Dana',
    lastName: 'Whitfield',
    roleId: 2,
    status: 'Active',
    jobTitle: 'Psychiatrist',
    specialization: 8,
    degree: 1,
    note: 'works alone',
    clients: { count: 14, from: 80 },
    cases: 6,
  },
  {
    organization: 'riverbend',
    email: 'school@demo.test',
    firstName: 'Samuel',
    lastName: 'Achterberg',
    roleId: 1,
    status: 'Active',
    jobTitle: 'School Psychologist',
    specialization: 9,
    degree: 2,
    note: 'practitioner, Riverbend School District',
    clients: { count: 25, from: 100 },
    cases: 10,
  },
];
