import type { CaseSummary } from '@hub/contract/core/cases/case';
import { Badge } from '../../../ui/badge/badge.tsx';
import { remainingInWords, remainingTone } from './remaining-days.ts';

type Props = { of: Pick<CaseSummary, 'remainingDays' | 'status'> };

export const RemainingDaysBadge = ({ of }: Props) => (
  <Badge tone={remainingTone(of)}>{remainingInWords(of.remainingDays)}</Badge>
);
