import fc from 'fast-check';

/**
 * Documents of the editor in its own format: everything that can be made with the keyboard and the toolbar.
 */

const marks = fc
  .record({
    bold: fc.boolean(),
    italic: fc.boolean(),
    underline: fc.boolean(),
    href: fc.constantFrom(
      null,
      null,
      null,
      'https://www.example.com/a?b=1&c="2"&copy=3#d'.replaceAll('"', "'"),
      'https://example.com/style=1',
      'https://bücher.example/übung',
      'mailto:office@example.com?subject=a%20b',
      'tel:+18005550142;ext=5',
    ),
  })
  .map(({ href, ...on }) => [
    ...(href ? [{ type: 'link', attrs: { href } }] : []),
    ...Object.entries(on).flatMap(([type, isOn]) => (isOn ? [{ type }] : [])),
  ]);

const letters = fc.oneof(
  fc.string({ minLength: 1, maxLength: 8 }),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }),
  fc.constantFrom(
    ' ',
    '  ',
    '\u00a0',
    '&nbsp;',
    '&lt;',
    '<b>',
    '"',
    "'",
    '&',
    '\u200b',
    '<script>x()</script>',
  ),
);
const text = fc.record({ type: fc.constant('text'), text: letters, marks });
const inline = fc.array(fc.oneof({ weight: 6, arbitrary: text }, fc.constant({ type: 'hardBreak' })), {
  maxLength: 5,
});

const textAlign = fc.constantFrom(null, 'left', 'center', 'right', 'justify');
const paragraph = fc.record({
  type: fc.constant('paragraph'),
  attrs: fc.record({ textAlign }),
  content: inline,
});
const heading = fc.record({
  type: fc.constant('heading'),
  attrs: fc.record({ textAlign, level: fc.integer({ min: 1, max: 6 }) }),
  content: inline,
});

const { block } = fc.letrec((tie) => ({
  list: fc.oneof(
    fc.record({ type: fc.constant('bulletList'), content: tie('items') }),
    fc.record({
      type: fc.constant('orderedList'),
      attrs: fc.record({ start: fc.constantFrom(0, 1, 3, 123_456_789) }),
      content: tie('items'),
    }),
  ),
  items: fc.array(fc.record({ type: fc.constant('listItem'), content: tie('inItem') }), {
    minLength: 1,
    maxLength: 3,
  }),
  inItem: fc
    .tuple(paragraph, fc.array(tie('block'), { maxLength: 2 }))
    .map(([first, others]) => [first, ...others]),
  block: fc.oneof({ depthSize: 'small' }, paragraph, heading, tie('list')),
}));

const document = fc.array(block, { minLength: 1, maxLength: 5 }).map((content) => ({ type: 'doc', content }));

/** A list in a list in a list, deeper than anyone writes. */
const deepList = (depth: number): object => ({
  type: 'bulletList',
  content: [
    {
      type: 'listItem',
      content: [
        { type: 'paragraph', content: [{ type: 'text', text: `level ${depth}` }] },
        ...(depth > 1 ? [deepList(depth - 1)] : []),
      ],
    },
  ],
});

const longText = {
  type: 'paragraph',
  content: [{ type: 'text', text: 'Settled & calm. '.repeat(4000) }],
};

export const editorDocuments = (amount: number, seed: number): object[] => [
  { type: 'doc', content: [deepList(40)] },
  { type: 'doc', content: [longText] },
  ...fc.sample(document, { numRuns: amount, seed }),
];
