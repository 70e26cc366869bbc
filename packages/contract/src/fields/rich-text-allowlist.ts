const headingLevels = [1, 2, 3, 4, 5, 6] as const;
const headings = headingLevels.map((level) => `h${level}` as const);

/** Everything that rich text may contain. The editor and the server's sanitizer use the same list. */
export const richTextAllowlist = {
  tags: ['p', 'br', ...headings, 'strong', 'em', 'u', 'ul', 'ol', 'li', 'a'],
  headingLevels,
  /** By tag. A link's class is removed, because it could use any style of the page. */
  attributes: { a: ['href', 'target', 'rel'], ol: ['start'] },
  /** The values of text-align, the one style that is kept. */
  alignments: ['left', 'center', 'right', 'justify'],
  alignedTags: ['p', ...headings],
  /** The possible start of a numbered list. */
  listStart: /^\d{1,9}$/,
  linkSchemes: ['https', 'mailto', 'tel'],
  defaultProtocol: 'https',
  /** Every link gets these attributes. */
  linkAttributes: { target: '_blank', rel: 'noopener noreferrer' },
} as const;
