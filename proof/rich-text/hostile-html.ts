import fc from 'fast-check';
import { knownAttacks } from './known-attacks.ts';

const RUN = 'hit()';
const OUT = 'https://out.test/beacon';

const oneOf = (...values: string[]) => fc.constantFrom(...values);
const joined = (parts: fc.Arbitrary<string>, maxLength: number) =>
  fc.array(parts, { maxLength }).map((list) => list.join(''));

/** A word as an attacker writes it: in any case, with entities, and with characters that browsers skip. */
const disguised = (word: string) =>
  fc
    .tuple(
      ...[...word].map((letter) =>
        fc.oneof(
          { weight: 6, arbitrary: fc.constant(letter) },
          fc.constant(letter.toUpperCase()),
          fc.constant(`&#${letter.charCodeAt(0)};`),
          fc.constant(`&#x${letter.charCodeAt(0).toString(16)};`),
          oneOf('\t', '\n', '\r', '\u0000', '&Tab;', '&NewLine;', '\u00ad', '/**/').map(
            (skipped) => letter + skipped,
          ),
        ),
      ),
    )
    .map((letters) => letters.join(''));

const address = fc.oneof(
  fc
    .tuple(oneOf('', ' ', '\u0001', '\u00a0', '&#14;'), disguised('javascript:'), oneOf(RUN, `//%0a${RUN}`))
    .map((parts) => parts.join('')),
  disguised('data:text/html,').map((start) => `${start}<script>${RUN}</script>`),
  disguised('vbscript:').map((start) => start + RUN),
  oneOf(OUT, '//out.test/beacon', '/\\out.test', 'https://example.com', 'mailto:a@example.com', 'tel:1', ''),
);

const style = joined(
  oneOf(
    'text-align: center',
    'text-align:LEFT',
    'text-align',
    `background: url(${OUT})`,
    `width: expression(${RUN})`,
    'position: fixed',
    ';',
    ' ;',
    '/*',
    '*/',
    '}',
    '{',
    '\\',
    '&quot;',
    ':',
    '!important',
  ),
  6,
);

const quote = oneOf('"', "'", '', '`');
const attribute = fc
  .tuple(
    oneOf(' ', '/', '\n', '\t', '', '\u000c', ' /'),
    fc.oneof(
      fc.tuple(
        oneOf(
          'href',
          'src',
          'xlink:href',
          'action',
          'formaction',
          'data',
          'poster',
          'srcset',
          'background',
          'ping',
          'srcdoc',
        ),
        address,
      ),
      fc.tuple(
        fc.oneof(
          disguised('onerror'),
          oneOf('onload', 'onclick', 'ontoggle', 'onfocus', 'onbegin', 'onanimationstart'),
        ),
        fc.constant(RUN),
      ),
      fc.tuple(oneOf('style', 'STYLE', 'class', 'id', 'title'), style),
      fc.tuple(
        oneOf('target', 'rel', 'start', 'autofocus', 'open', 'is', 'slot', 'name'),
        oneOf('_top', 'opener', '9', 'x', ''),
      ),
    ),
    quote,
  )
  .map(([gap, [name, value], around]) => `${gap}${name}=${around}${value}${around}`);

const tagName = oneOf(
  'a',
  'p',
  'b',
  'i',
  'u',
  'ul',
  'ol',
  'li',
  'h1',
  'h6',
  'br',
  'strong',
  'em',
  'div',
  'span',
  'img',
  'svg',
  'math',
  'style',
  'script',
  'iframe',
  'object',
  'embed',
  'template',
  'noscript',
  'textarea',
  'title',
  'xmp',
  'select',
  'option',
  'table',
  'td',
  'form',
  'input',
  'details',
  'video',
  'base',
  'meta',
  'link',
  'mtext',
  'mglyph',
  'foreignObject',
  'desc',
  'annotation-xml',
  'plaintext',
  'frameset',
  'body',
  'html',
  'P',
  'ScRiPt',
  'x-y',
  'a\u0000',
  'p/',
);

const opening = fc
  .tuple(
    oneOf('<', '<', '<', '<', '< ', '<<', '<\u0000'),
    tagName,
    joined(attribute, 4),
    oneOf('>', '>', '>', '>', '/>', '', ' '),
  )
  .map((parts) => parts.join(''));
const closing = fc
  .tuple(oneOf('</', '</', '</', '< /'), tagName, oneOf('>', '>', ' >', ''))
  .map((parts) => parts.join(''));
const debris = oneOf(
  '<!--',
  '-->',
  '--!>',
  '<!-->',
  '<![CDATA[',
  ']]>',
  '<?',
  '?>',
  '<!',
  '&lt;',
  '&gt;',
  '&amp;',
  '&',
  '&#',
  '&quot;',
  '"',
  "'",
  '<',
  '>',
  '\u0000',
  '\u00a0',
  '\ud800',
  '\n',
  ' ',
  'text',
  RUN,
);
const payload = fc.oneof(
  { weight: 5, arbitrary: opening },
  { weight: 3, arbitrary: closing },
  { weight: 2, arbitrary: debris },
);

/** Combined attacks, most of them malformed. */
const hostileHtml: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: joined(payload, 12) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(joined(payload, 4), fc.constantFrom(...knownAttacks), joined(payload, 4))
      .map((parts) => parts.join('')),
  },
);

/** Anything at all, hostile or not. */
export const anyHtml: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: joined(payload, 12) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 2, arbitrary: joined(fc.oneof(debris, opening, closing, fc.string({ maxLength: 5 })), 20) },
);

/** The known attacks, and further ones up to this number. */
export const hostilePayloads = (amount: number, seed: number): string[] => [
  ...knownAttacks,
  ...fc.sample(hostileHtml, { numRuns: Math.max(0, amount - knownAttacks.length), seed }),
];
