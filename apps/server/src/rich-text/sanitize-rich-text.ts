import { richTextAllowlist } from '@hub/contract/fields/rich-text-allowlist';
import { normalizeLink } from '@hub/contract/fields/rich-text-link';
import sanitizeHtml, { type Attributes, type IOptions } from 'sanitize-html';

const { tags, alignments, listStart, linkSchemes, linkAttributes } = richTextAllowlist;
const alignedTags: readonly string[] = richTextAllowlist.alignedTags;

/** Deeper than anyone nests a list. Content below is kept without its tags. */
const MAX_NESTING = 100;
/** The parser gets slower with each open element; nobody writes more than this. */
const MAX_OPEN = 1000;
const MAX_TURNS = 10;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they have no meaning in a text, and PostgreSQL refuses NUL
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
const ALIGNMENT = new RegExp(`(?:^|;)\\s*text-align\\s*:\\s*(${alignments.join('|')})\\s*(?:;|$)`, 'i');

/** All attributes are written anew, so that nothing is passed on as it was sent. */
function attributesOf(tag: string, sent: Attributes): Attributes {
  const alignment = alignedTags.includes(tag) && ALIGNMENT.exec(sent.style ?? '')?.[1];
  if (alignment) return { style: `text-align: ${alignment.toLowerCase()};` };
  if (tag === 'ol' && listStart.test(sent.start ?? '')) return { start: `${sent.start}` };
  const href = tag === 'a' ? normalizeLink(sent.href ?? '') : null;
  return href ? { ...linkAttributes, href } : {};
}

const options: IOptions = {
  allowedTags: [...tags],
  allowedAttributes: { '*': ['style', 'start', 'href', ...Object.keys(linkAttributes)] },
  allowedSchemes: [...linkSchemes],
  allowProtocolRelative: false,
  nestingLimit: MAX_NESTING,
  // `attributesOf` writes them, so they need no parser.
  parseStyleAttributes: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    '*': (tagName, sent) => ({ tagName, attribs: attributesOf(tagName, sent) }),
  },
  exclusiveFilter: ({ tag, attribs }) => (tag === 'a' && !attribs.href ? 'excludeTag' : false),
};

/** Reduces any HTML to what rich text may contain. Its own output does not change again. */
export function sanitizeRichText(html: string): string {
  let kept = html;
  // Removing markup changes how the rest is parsed, so it repeats until nothing changes.
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    const before = kept;
    kept = sanitizeOnce(before);
    if (kept === before) return kept;
  }
  return asText(kept);
}

function sanitizeOnce(html: string): string {
  const readable = html.replace(CONTROL_CHARACTERS, '').toWellFormed();
  try {
    return asSerialized(sanitizeWithin(MAX_OPEN, readable));
  } catch (error) {
    if (!(error instanceof TooManyOpen)) throw error;
    return asText(readable);
  }
}

const asText = (html: string) =>
  asSerialized(sanitizeWithin(Number.POSITIVE_INFINITY, html.replace(/[<>]/g, ' ')));

/** Serialized as browsers do, so that the editor's HTML stays the same. Entities had hidden some characters. */
const asSerialized = (html: string) =>
  html.replace(CONTROL_CHARACTERS, '').trim().replaceAll('<br />', '<br>').replaceAll('\u00a0', '&nbsp;');

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
