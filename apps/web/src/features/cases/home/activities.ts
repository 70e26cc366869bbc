import type { CaseNeed } from '@hub/contract/core/cases/case-list';
import { needLabels } from './need-labels.ts';

type Asked = { Inactive: boolean | undefined; Need: CaseNeed | undefined };

/** One choice for two parameters: those that need action are a part of the active or of the inactive ones. */
const activities = {
  active: { label: 'Active', asks: { Inactive: false, Need: undefined } },
  expiring: { label: needLabels.expiring, asks: { Inactive: undefined, Need: 'expiring' } },
  inactive: { label: 'Inactive', asks: { Inactive: true, Need: undefined } },
  expired: { label: needLabels.expired, asks: { Inactive: undefined, Need: 'expired' } },
} satisfies Record<string, { label: string; asks: Asked }>;

export const activityOptions = [
  { value: '', label: 'All' },
  ...Object.entries(activities).map(([value, { label }]) => ({ value, label })),
];

/** Which of the choices is made; empty when none is. */
export function activityOf({ Inactive, Need }: Asked): string {
  if (Need) return Need;
  return Inactive === undefined ? '' : Inactive ? 'inactive' : 'active';
}

export const askFor = (activity: string): Asked =>
  activities[activity as keyof typeof activities]?.asks ?? { Inactive: undefined, Need: undefined };
