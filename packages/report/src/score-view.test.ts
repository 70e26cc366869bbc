import { expect, test } from 'vitest';
import {
  adaptiveProfile,
  behaviorScales,
  classroomObservation,
  type instruments,
} from '../test/demonstration.ts';
import { fillIn, reportInput, scoredForm } from '../test/sample-input.ts';
import { makeReport } from './make-report.ts';
import { viewProfile } from './score-view.ts';

const first = ({ forms }: (typeof instruments)[number]) => forms[0]?.id ?? '';

test('a viewed profile is the one of the score report', () => {
  for (const definition of [behaviorScales, adaptiveProfile]) {
    const form = scoredForm(definition, fillIn(definition, first(definition), 7));
    const { blocks } = makeReport(reportInput('Score', [form], { interval: 90 }));
    const drawn = blocks.flatMap((block) => (block.kind === 'figure' ? [block.plot] : []));
    const viewed = viewProfile(form, { interval: 90 });
    expect(viewed.map(({ plot }) => plot.kind === 'profile' && plot.series[0]?.points)).toEqual(
      drawn.map((plot) => plot.kind === 'profile' && plot.series[0]?.points),
    );
  }
});

test('each point says its score, interval, percentile and range', () => {
  const form = scoredForm(behaviorScales, fillIn(behaviorScales, first(behaviorScales), 7));
  const points = viewProfile(form, { interval: 95 }).flatMap((figure) => figure.points);
  const scored = form.result.scales.filter((scale) => 'raw' in scale && scale.T !== null);
  expect(points.filter(Boolean)).toHaveLength(scored.length);
  for (const point of points) {
    const name = (code: string) => behaviorScales.scales.find((scale) => scale.code === code)?.name.en;
    const scale = scored.find((each) => name(each.scale) === point?.scale);
    if (!point || !scale || !('raw' in scale)) throw new Error('a point without its scale');
    expect([point.T, point.percentile]).toEqual([String(scale.T), scale.percentile?.text]);
    expect(point.interval).toBe(`${scale.interval95?.from}–${scale.interval95?.to}`);
    expect(point.band).not.toBe('');
  }
});

test('a form without norms has no profile', () => {
  const form = scoredForm(classroomObservation, fillIn(classroomObservation, first(classroomObservation), 3));
  expect(viewProfile(form, { interval: 95 })).toEqual([]);
});
