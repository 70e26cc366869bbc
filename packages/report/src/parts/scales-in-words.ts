import type { Block } from '@hub/document/document';
import { numberText } from '../reading/numbers.ts';
import type { ReadForm, ReadScale } from '../reading/read-form.ts';
import type { Reading } from '../reading/reading.ts';
import { line } from './blocks.ts';
import { textsFor } from './texts.ts';

/** A paragraph for each scale: its topic and the meaning of its score. */
export const scalesInWords = (reading: Reading, form: ReadForm): Block[] =>
  form.scales
    .filter(({ isOnForm }) => isOnForm)
    .map((scale) =>
      line([
        { text: `${scale.name}. `, bold: true },
        ...(scale.about === '' ? [] : [{ text: `${scale.about} `, italic: true }]),
        { text: meaning(reading, form, scale) },
      ]),
    );

function meaning({ words }: Reading, form: ReadForm, scale: ReadScale): string {
  if (scale.reason !== '') return `${scale.reason}.`;
  const narratives = textsFor(form, scale, form.definition.narratives, 'practitioner');
  if (narratives.length > 0) return narratives.join(' ');
  return scale.bandName === ''
    ? words.scales.raw(numberText(scale.result?.T ?? scale.result?.raw ?? 0))
    : words.scales.noText(scale.name, scale.bandName);
}
