import type { OutdatedFact, ScoreVersion } from '@hub/contract/core/administrations/scores';

const origins: Record<ScoreVersion['kind'], string> = {
  submission: 'Submitted',
  review: 'Accepted after a review',
  correction: 'Corrected',
  again: 'Scored again',
};

type Origin = Pick<ScoreVersion, 'kind' | 'byName' | 'reason' | 'onWordOf'>;

/** 'Corrected by Nora Vale, on the word of Ana Ruiz: the pen had slipped' */
export const originInWords = ({ kind, byName, reason, onWordOf }: Origin) =>
  [
    origins[kind],
    byName && ` by ${byName}`,
    onWordOf && `, on the word of ${onWordOf}`,
    reason && `: ${reason}`,
  ]
    .filter(Boolean)
    .join('');

const facts: Record<OutdatedFact, string> = { 'birth-date': 'birth date', sex: 'sex' };

export const outdatedInWords = (outdated: readonly OutdatedFact[]) =>
  `The ${outdated.map((fact) => facts[fact]).join(' and the ')} ${
    outdated.length > 1 ? 'were' : 'was'
  } changed after this was scored`;
