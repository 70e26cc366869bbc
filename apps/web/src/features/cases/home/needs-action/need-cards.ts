import type { CaseSummary } from '@hub/contract/core/cases/case';
import { type CaseNeed, EXPIRES_SOON_DAYS } from '@hub/contract/core/cases/case-list';
import type { listCasesNeedingAction } from '@hub/contract/core/cases/cases';
import type { AnswerOf } from '@hub/contract/http/endpoint';
import { paths } from '../../../../app/paths.ts';
import type { Tone } from '../../../../ui/tone/tone.tsx';
import { needLabels } from '../need-labels.ts';

/** Where on the page the list is. */
export const LIST_PLACE = 'cases';

export type NeedCardContent = {
  title: string;
  hint: string;
  tone: Tone;
  total: number;
  /** The first of them. */
  cases: readonly CaseSummary[];
  /** What is said while there are none. */
  none: string;
  showAll: string;
};

/** What the panel shows, one card after the other. */
export const needCards = ({
  expiring,
  expired,
}: AnswerOf<typeof listCasesNeedingAction>): NeedCardContent[] => [
  {
    title: needLabels.expiring,
    hint: `Within ${EXPIRES_SOON_DAYS} days`,
    tone: 'priority',
    total: expiring.totalItems,
    cases: expiring.items,
    none: 'No open case expires soon.',
    showAll: listOf('expiring'),
  },
  {
    title: needLabels.expired,
    hint: 'Close or extend them',
    tone: 'alert',
    total: expired.totalItems,
    cases: expired.items,
    none: 'Every expired case is closed.',
    showAll: listOf('expired'),
  },
];

const listOf = (need: CaseNeed) => `${paths.cases}?Need=${need}#${LIST_PLACE}`;
