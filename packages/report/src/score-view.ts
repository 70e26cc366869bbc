import type { Block } from '@hub/document/document';
import { profileFigures, profileGroups } from './parts/profile.ts';
import { intervalOf, intervalText, numberText } from './reading/numbers.ts';
import type { ReadScale } from './reading/read-form.ts';
import { readInput } from './reading/reading.ts';
import type { ReportOptions, ScoredForm } from './report-input.ts';

/** What is said of a point of a profile. A text is empty where there is nothing to say. */
interface PointReading {
  scale: string;
  T: string;
  interval: string;
  percentile: string;
  band: string;
}

export interface ProfileFigure extends Omit<Extract<Block, { kind: 'figure' }>, 'kind'> {
  /** By the place of their scale; null where it has no score. */
  points: (PointReading | null)[];
}

type ViewOptions = { interval: 90 | 95 };

/** The profiles of one form as reports draw them, and each point in words: a view that nothing is kept of. */
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

/** A profile says neither who answered nor what happened to the form. */
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
