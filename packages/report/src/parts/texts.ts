import type { Definition } from '@hub/instrument/definition';
import type { ReadForm, ReadScale } from '../reading/read-form.ts';

type ReportText = NonNullable<Definition['narratives']>[number];

/** The instrument's texts for a scale with this score, in the language of the report. */
export const textsFor = (
  { text }: ReadForm,
  { code, result }: ReadScale,
  texts: ReportText[] | undefined,
  audience: ReportText['audience'],
): string[] =>
  (texts ?? [])
    .filter((each) => each.scale === code && each.audience === audience)
    .filter(({ scheme, bands }) => bands.includes(result?.bands[scheme] ?? ''))
    .map((each) => text(each.text));

/** The narrative of a scale for the practitioner: first the finding, then the advice. */
export function narrativeOf(form: ReadForm, scale: ReadScale): { finding: string; advice: string } {
  const [narrative = ''] = textsFor(form, scale, form.definition.narratives, 'practitioner');
  const [, finding = narrative, advice = ''] = /^(.*?[.!?])\s+(.*)$/s.exec(narrative) ?? [];
  return { finding, advice };
}

/** Whether it is outside of its usual band, in the direction of concern. */
export const isElevated = ({ band }: ReadScale) => band?.tone === 'caution' || band?.tone === 'concern';
export const isStrength = ({ band }: ReadScale) => band?.tone === 'good';

/** The most elevated first: concern before caution, then by the distance of the score. Composites come last. */
export function elevatedScales({ scales }: ReadForm): ReadScale[] {
  const schemes = [...new Set(scales.map(({ scheme }) => scheme?.code))];
  const rank = ({ isComposite, band, scheme, result }: ReadScale) => [
    isComposite ? 1 : 0,
    band?.tone === 'concern' ? 0 : 1,
    schemes.indexOf(scheme?.code),
    (result?.T ?? result?.raw ?? 0) * (scheme?.scheme.concern === 'low' ? 1 : -1),
  ];
  return scales
    .filter(isElevated)
    .map((scale) => ({ scale, rank: rank(scale) }))
    .sort((a, b) => a.rank.map((part, index) => part - (b.rank[index] ?? 0)).find((part) => part !== 0) ?? 0)
    .map(({ scale }) => scale);
}
