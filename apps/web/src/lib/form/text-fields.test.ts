import { expect, test } from 'vitest';
import { dayOfText, textOfDay } from './text-fields.tsx';

test.each([
  { text: '', value: '' },
  { text: '1', value: '1' },
  { text: '11/1', value: '11/1' },
  { text: '11/15/202', value: '11/15/202' },
  { text: '11/15/2026', value: '2026-11-15' },
  { text: '11/5/2026', value: '11/5/2026' },
  { text: '02/29/2024', value: '2024-02-29' },
  { text: '02/30/2024', value: '02/30/2024' },
])('the typed "$text" is "$value" in the form and is shown as it was typed', ({ text, value }) => {
  expect(dayOfText(text)).toBe(value);
  expect(textOfDay(value)).toBe(text);
});
