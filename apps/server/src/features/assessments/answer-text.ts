import type { Definition } from '@hub/instrument/definition';
import type { Answers } from '@hub/instrument/filled-form';

/** What was chosen or written, in English; empty where nothing was. */
export function textOfAnswer(definition: Definition, itemId: string, answer: Answers[string]): string {
  if (answer === null || answer === undefined) return '';
  const item = definition.items.find(({ id }) => id === itemId);
  const options = item && 'options' in item ? (definition.optionSets[item.options] ?? []) : [];
  const wordsOf = (code: string | number) =>
    options.find((option) => option.code === code)?.text.en ?? String(code);
  return [answer].flat().map(wordsOf).join(', ');
}
