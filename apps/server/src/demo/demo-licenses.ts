import { licenseKeyOf } from '@hub/contract/core/licenses/license-key';
import type { DemoAccount, demoOrganizations } from './demo-data.ts';

type OrganizationKey = (typeof demoOrganizations)[number]['key'];

/** The license of an organization for a feature. */
export type DemoLicense = {
  sku: string;
  quantity: number;
  startedDaysAgo: number;
  /** Days until its last day, negative when it has ended; no end when left out. */
  endsInDays?: number;
  /** Uses since the start, besides those of the demonstration's forms. */
  used: number;
  /** Uses assigned to each person at the start, by email. */
  assigned?: Record<DemoAccount['email'], number>;
};

const YEAR = 365;
const report = (sku: string): DemoLicense => ({ sku, quantity: 100, startedDaysAgo: YEAR, used: 0 });

/** One feature is nearly empty, one license ends in six days, and one has ended. */
export const demoLicenses: Record<OrganizationKey, readonly DemoLicense[]> = {
  lakeside: [
    {
      sku: 'LBS-2-PARENT',
      quantity: 160,
      startedDaysAgo: YEAR,
      used: 115,
      assigned: { 'practitioner@demo.test': 15 },
    },
    {
      sku: 'LBS-2-TEACHER',
      quantity: 120,
      startedDaysAgo: YEAR,
      used: 79,
      assigned: { 'second@demo.test': 8 },
    },
    { sku: 'LBS-2-SELF', quantity: 60, startedDaysAgo: YEAR, used: 56 },
    report('LBS-2-REPORT'),
    report('LBS-2-TIPS'),
    { sku: 'LAP-PARENT', quantity: 40, startedDaysAgo: YEAR, endsInDays: -35, used: 34 },
    { sku: 'LAP-PARENT', quantity: 50, startedDaysAgo: 40, endsInDays: 325, used: 5 },
    { sku: 'LAP-TEACHER', quantity: 40, startedDaysAgo: YEAR - 7, endsInDays: 6, used: 29 },
    report('LAP-REPORT'),
    {
      sku: 'LCO-OBSERVER',
      quantity: 30,
      startedDaysAgo: 200,
      used: 0,
      assigned: { 'practitioner@demo.test': 4 },
    },
    report('LCO-REPORT'),
    { sku: 'LMC-SELF', quantity: 250, startedDaysAgo: 300, used: 156 },
    report('LMC-PROGRESS'),
    { sku: 'LPT-SEAT', quantity: 5, startedDaysAgo: 90, endsInDays: 275, used: 0 },
  ],
  whitfield: [
    { sku: 'LBS-2-SELF', quantity: 20, startedDaysAgo: 180, used: 8 },
    report('LBS-2-REPORT'),
    { sku: 'LMC-SELF', quantity: 50, startedDaysAgo: 240, used: 31 },
    report('LMC-PROGRESS'),
  ],
  riverbend: [
    { sku: 'LBS-2-TEACHER', quantity: 75, startedDaysAgo: YEAR, used: 52 },
    report('LBS-2-REPORT'),
    { sku: 'LAP-TEACHER', quantity: 40, startedDaysAgo: YEAR, used: 17 },
    report('LAP-REPORT'),
  ],
};

/** The feature without a pool: only people with assigned uses can use it. */
export const WITHOUT_POOL = { organization: 'lakeside', sku: 'LCO-OBSERVER' } as const;

/** The person with a seat of the training. */
export const SEAT = { organization: 'lakeside', sku: 'LPT-SEAT', email: 'second@demo.test' } as const;

export const demoRequests = [
  {
    organization: 'lakeside',
    email: 'second@demo.test',
    sku: 'LCO-OBSERVER',
    quantity: 5,
    message: 'Four classrooms to visit before the winter break, and one to spare.',
    daysAgo: 2,
  },
  {
    organization: 'lakeside',
    email: 'practitioner@demo.test',
    sku: 'LBS-2-PARENT',
    quantity: 40,
    message: 'For the intake days in the fall.',
    daysAgo: 61,
    declined: {
      by: 'manager@demo.test',
      reason: 'The pool still has enough for everyone. Ask again when it runs low.',
    },
  },
] as const;

const CHARACTERS = 19;
const STEPS = [7, 11, 13] as const;

/** License keys for the library page. Every demonstration has the same ones, each good once. */
export const demoKeys = (
  [
    { sku: 'LBS-2-PARENT', quantity: 25, note: '25 uses of the LBS-2 parent form' },
    { sku: 'LAP-TEACHER', quantity: 10, note: '10 uses of the LAP teacher form' },
    { sku: 'LMC-SELF', quantity: 50, note: '50 uses of the LMC self-report' },
  ] as const
).map((key, index) => ({
  ...key,
  licenseKey: licenseKeyOf(
    Array.from({ length: CHARACTERS }, (_, place) => place * (STEPS[index] ?? 1) + 3 + index),
  ),
}));
