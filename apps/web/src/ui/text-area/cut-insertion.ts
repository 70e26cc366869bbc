type Typed = { text: string; caret: number };

/** Drops the last characters of what was just put in before the caret: what stood there already stays whole. */
export function cutInsertion({ text, caret }: Typed, excess: number): Typed {
  const kept = [...text.slice(0, caret)].slice(0, -excess).join('');
  return { text: kept + text.slice(caret), caret: kept.length };
}
