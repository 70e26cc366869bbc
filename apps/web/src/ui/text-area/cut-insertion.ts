type Typed = { text: string; caret: number };

/** Drops the end of what was just put in before the caret: what stood there already stays whole. */
export function cutInsertion({ text, caret }: Typed, excess: number): Typed {
  let end = caret - excess;
  if (isHalfOfPair(text, end)) end -= 1;
  return { text: text.slice(0, end) + text.slice(caret), caret: end };
}

const isHalfOfPair = (text: string, index: number) => {
  const code = text.charCodeAt(index - 1);
  return code >= 0xd800 && code <= 0xdbff;
};
