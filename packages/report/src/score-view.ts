import type { Block } from '@hub/document/document';
import { profileFigures, profileGroups } from './parts/profile.ts';
import { intervalOf, intervalText, numberText } from './reading/numbers.ts';
import type { ReadScale } from './reading/read-form.ts';
import { readInput } from './reading/reading.ts';
import type { ReportOptions, ScoredForm } from './report-input.ts';

/** The texts of a point in a profile. A text without content is empty. */
interface PointReading {
  scale: string;
  T: string;
  interval: string;
  percentile: string;
  band: string;
}

export interface ProfileFigure extends Omit<Extract<Block, { kind: 'figure' }>, 'kind'> {
  /** By the index of the scale; null without a score. */
  points: (PointReading | null)[];
}

type ViewOptions = { interval: 90 | 95 };

/** The profiles of one form as in reports, with the texts of each point. This view is not stored. */
export function viewProfile(
  scored: Pick<ScoredForm, 'definition' | 'input' | 'result'>,
  { interval }: ViewOptions,
): ProfileFigure[] {
  const reading = readInput({
    format: 'Score',
    client: { firstName: '', lastName: '', birthDate: scored.input.birthDate, sex: null },
    practitioner: { name: '', credentials: '', signature: null },
    organization: { name: '', lines: [], logo: null, paper: 'letter', timeZone: 'UTC' },
    madeOn: scored.input.completedOn,
    caseName: '',
    referralReason: '',
    forms: [{ ...scored, ...NOT_SHOWN }],
    options: { ...OPTIONS, interval },
  });
  const series = [{ name: '', form: reading.form }];
  const groups = profileGroups(series);
  return profileFigures(reading, series).flatMap((block, index) => {
    if (block.kind !== 'figure') return [];
    const { kind: _, ...figure } = block;
    return [{ ...figure, points: (groups[index] ?? []).map((scale) => readPoint(scale, interval)) }];
  });
}

/** A profile shows neither the respondent nor the events of the form. */
const NOT_SHOWN: Omit<ScoredForm, 'definition' | 'input' | 'result'> = {
  number: '',
  accepted: null,
  versionNumber: 1,
  contentHash: '',
  respondent: { name: '', role: 'self' },
  language: 'en',
  corrections: [],
  history: [],
};

const OPTIONS: Omit<ReportOptions, 'interval'> = {
  language: 'en',
  sections: 'all',
  normGroup: null,
  initialsOnly: false,
  itemTexts: false,
  scores: true,
  opening: [],
  reader: 'family',
};

function readPoint({ name, result, bandName }: ReadScale, level: 90 | 95): PointReading | null {
  if (!result || result.T === null) return null;
  return {
    scale: name,
    T: numberText(result.T),
    interval: intervalText(intervalOf(result, level)),
    percentile: result.percentile?.text ?? '',
    band: bandName,
  };
}
