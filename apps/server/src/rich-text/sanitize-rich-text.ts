import { richTextAllowlist } from '@hub/contract/fields/rich-text-allowlist';
import { normalizeLink } from '@hub/contract/fields/rich-text-link';
import sanitizeHtml, { type Attributes, type IOptions } from 'sanitize-html';

const { tags, alignments, linkSchemes, linkAttributes } = richTextAllowlist;
const alignedTags: readonly string[] = richTextAllowlist.alignedTags;

/** Deeper than anyone nests a list. What is nested deeper is kept without its tags. */
const DEEPEST = 100;
/** The parser takes ever longer with each open element: beyond this many nobody wrote them. */
const MOST_OPEN = 1000;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they have no meaning in a text, and PostgreSQL refuses NUL
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
const LIST_START = /^\d{1,6}$/;
const ALIGNMENT = new RegExp(`(?:^|;)\\s*text-align\\s*:\\s*(${alignments.join('|')})\\s*(?:;|$)`, 'i');

/** All attributes are written anew: nothing that was sent is passed on as it came. */
function attributesOf(tag: string, sent: Attributes): Attributes {
  const alignment = alignedTags.includes(tag) && ALIGNMENT.exec(sent.style ?? '')?.[1];
  if (alignment) return { style: `text-align: ${alignment.toLowerCase()}` };
  if (tag === 'ol' && LIST_START.test(sent.start ?? '')) return { start: `${sent.start}` };
  const href = tag === 'a' ? normalizeLink(sent.href ?? '') : null;
  return href ? { href, ...linkAttributes } : {};
}

const options: IOptions = {
  allowedTags: [...tags],
  allowedAttributes: { '*': ['style', 'start', 'href', ...Object.keys(linkAttributes)] },
  allowedSchemes: [...linkSchemes],
  allowProtocolRelative: false,
  nestingLimit: DEEPEST,
  // `attributesOf` has written them, so they need no parser.
  parseStyleAttributes: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    '*': (tagName, sent) => ({ tagName, attribs: attributesOf(tagName, sent) }),
  },
  exclusiveFilter: ({ tag, attribs }) => (tag === 'a' && !attribs.href ? 'excludeTag' : false),
};

/** Leaves of any HTML what rich text may hold, and does not change what it has left before. */
export function sanitizeRichText(html: string): string {
  const readable = html.replace(CONTROL_CHARACTERS, '').toWellFormed();
  try {
    return sanitizeWithin(MOST_OPEN, readable).trim();
  } catch (error) {
    if (!(error instanceof TooManyOpen)) throw error;
    return sanitizeWithin(Number.POSITIVE_INFINITY, readable.replace(/[<>]/g, ' ')).trim();
  }
}

class TooManyOpen extends Error {}

function sanitizeWithin(mostOpen: number, html: string): string {
  let open = 0;
  const onOpenTag = () => {
    open += 1;
    if (open > mostOpen) throw new TooManyOpen();
  };
  const onCloseTag = () => {
    open -= 1;
  };
  return sanitizeHtml(html, { ...options, onOpenTag, onCloseTag });
}
