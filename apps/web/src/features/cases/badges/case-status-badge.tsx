import { CLOSED, COMPLETED, caseStatuses, IN_PROGRESS, OPEN } from '@hub/contract/catalogs/case-statuses';
import { labelOf } from '@hub/contract/catalogs/catalog';
import { Badge } from '../../../ui/badge/badge.tsx';
import type { Tone } from '../../../ui/tone/tone.tsx';

const tones: Record<number, Tone> = {
  [OPEN]: 'focus',
  [IN_PROGRESS]: 'focus',
  [COMPLETED]: 'success',
  [CLOSED]: 'neutral',
};

export const CaseStatusBadge = ({ status }: { status: number }) => (
  <Badge tone={tones[status] ?? 'neutral'}>{labelOf(caseStatuses, status)}</Badge>
);
