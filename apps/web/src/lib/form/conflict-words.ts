import type { LastChange } from '@hub/contract/core/last-change';
import { timeInWords } from '../time-in-words.ts';
import type { Conflict } from './conflict-dialog.tsx';

/** Explains what happened and what becomes of the typed values. */
export function storyOf(conflict: Conflict): string {
  if (conflict.status === 'loading') return 'Loading what was changed…';
  if (conflict.status === 'failed') return 'What you typed here is not saved yet, and nothing of it is lost.';
  const { clashes, changes, lastChange, isSaved } = conflict;
  if (isSaved) return `What you typed here was saved already${timeOf(lastChange)}.`;
  const story = `${savedInWords(lastChange)} What you typed here is not saved yet.`;
  if (clashes.length > 0) return `${story} Some fields were changed on both sides.`;
  if (changes.length > 0) return `${story} It is about other fields, so both can be kept.`;
  return `${story} No field of this form was changed there, so it can be saved now.`;
}

const timeOf = (lastChange: LastChange) => (lastChange ? ` on ${timeInWords(lastChange.changed)}` : '');

function savedInWords(lastChange: LastChange): string {
  const who = lastChange?.isMine ? 'You' : (lastChange?.changedByName ?? 'Somebody else');
  const where = lastChange?.isMine ? ' in another window' : '';
  return `${who} saved changes${where}${timeOf(lastChange)}.`;
}

/** Who saved the stored value, and when. */
export function savedBy(lastChange: LastChange): string {
  if (!lastChange) return 'Saved by somebody else';
  const who = lastChange.isMine ? 'you in another window' : (lastChange.changedByName ?? 'somebody else');
  return `Saved by ${who}, ${timeInWords(lastChange.changed)}`;
}
