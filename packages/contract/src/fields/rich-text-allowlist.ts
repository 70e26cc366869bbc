const headingLevels = [1, 2, 3, 4, 5, 6] as const;
const headings = headingLevels.map((level) => `h${level}` as const);

/** All that rich text may hold. The editor and the server's sanitizer read the same list. */
export const richTextAllowlist = {
  tags: ['p', 'br', ...headings, 'strong', 'em', 'u', 'ul', 'ol', 'li', 'a'],
  headingLevels,
  /** By tag. A link's class is not kept: it could borrow any style of the page. */
  attributes: { a: ['href', 'target', 'rel'], ol: ['start'] },
  /** The values of text-align, the one style that is kept. */
  alignments: ['left', 'center', 'right', 'justify'],
  alignedTags: ['p', ...headings],
  /** The number that a numbered list may begin with. */
  listStart: /^\d{1,9}$/,
  linkSchemes: ['https', 'mailto', 'tel'],
  defaultProtocol: 'https',
  /** Every link gets these, whatever was sent. */
  linkAttributes: { target: '_blank', rel: 'noopener noreferrer' },
} as const;
