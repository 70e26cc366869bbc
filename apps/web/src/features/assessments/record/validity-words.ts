import type { ScoreVersion } from '@hub/contract/core/administrations/scores';
import type { Tone } from '../../../ui/tone/tone.tsx';

export const validityTones: Record<ScoreVersion['validity'][number]['state'], Tone> = {
  acceptable: 'success',
  caution: 'priority',
  extreme: 'alert',
  'cannot-be-determined': 'neutral',
  'not-available': 'neutral',
};

export const validityLabels: Record<ScoreVersion['validity'][number]['state'], string> = {
  acceptable: 'Acceptable',
  caution: 'Caution',
  extreme: 'Extreme',
  'cannot-be-determined': 'Cannot be determined',
  'not-available': 'Not available',
};
