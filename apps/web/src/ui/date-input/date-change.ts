import { type DateEdit, type DateText, editDate } from './date-text.ts';
import { readDate } from './read-date.ts';

type Change = {
  /** The text after the last edit. */
  before: string;
  /** The text and the caret after the browser's edit. */
  after: string;
  caret: number;
  /** The type of the edit, as in `InputEvent.inputType`. */
  inputType: string;
};

/**
 * The browser has already edited the text: this finds the edit and repeats it by the rules. So on-screen
 * keyboards, autofill and dropped text, which send no key events, follow the rules too.
 */
export function changeDate({ before, after, caret, inputType }: Change): DateText {
  const kept = after.length - caret;
  const end = Math.max(before.length - kept, 0);
  let start = 0;
  while (start < Math.min(caret, end) && before[start] === after[start]) start += 1;
  const inserted = after.slice(start, caret);
  const whole = inserted.length > 1 ? readDate(after) : undefined;
  return editDate(
    { text: before, start, end },
    whole ? { kind: 'insert', text: whole } : edit(inserted, inputType),
  );
}

function edit(inserted: string, inputType: string): DateEdit {
  if (inserted) return { kind: 'insert', text: inserted };
  if (!inputType.startsWith('delete') || inputType.startsWith('deleteBy')) {
    return { kind: 'erase', direction: 'selection' };
  }
  return { kind: 'erase', direction: inputType.endsWith('Forward') ? 'forward' : 'backward' };
}
