/** Deeper than any valid request. */
const MAX_DEPTH = 64;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_LIST = 0x5b;
const OPEN_OBJECT = 0x7b;
const CLOSE_LIST = 0x5d;
const CLOSE_OBJECT = 0x7d;

/**
 * Whether lists and objects are nested too deep. JSON.parse blocks for up to 0.1 s on 256 kB of brackets; this stops at
 * the first bracket that is too deep.
 */
export function isTooDeep(json: string): boolean {
  if (!hasManyBrackets(json)) return false;
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < json.length; at += 1) {
    const char = json.charCodeAt(at);
    if (char === QUOTE) isInString = !isInString;
    else if (isInString) {
      // Skips the escaped character.
      if (char === BACKSLASH) at += 1;
    } else if (char === OPEN_LIST || char === OPEN_OBJECT) depth += 1;
    else if (char === CLOSE_LIST || char === CLOSE_OBJECT) depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

/** A cheap first check: most bodies have too few brackets for such depth. */
function hasManyBrackets(json: string): boolean {
  let found = 0;
  for (const bracket of ['[', '{']) {
    for (let at = json.indexOf(bracket); at >= 0; at = json.indexOf(bracket, at + 1)) {
      found += 1;
      if (found > MAX_DEPTH) return true;
    }
  }
  return false;
}
