import { languageSamples } from '../../apps/server/test/documents/language-samples.ts';
import { seededRandom } from '../seeded-random.ts';

/** Markup of Typst, of XML and of the languages around them. */
const MARKUP = [
  '#eval("1+1")',
  '#read("/document.json")',
  '#import "@preview/x:1.0.0": *',
  '#panic("stop")',
  '*bold* _italic_ `code` $ x^2 $ = Heading',
  '#{ while true {} }',
  '#pagebreak() #text(size: 400pt)[X]',
  '@label <label> [content] // comment /* open',
  '\\u{1F600} \\ ~ -- --- ... "quotes"',
  '</w:t></w:r></w:p><w:p><w:r><w:t>',
  '<w:fldSimple w:instr="INCLUDEPICTURE \\"https://example.com/x\\""/>',
  '&lt;b&gt; &amp; &#0; &#x1F; &nbsp; &unknown;',
  '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>&e;',
  '<![CDATA[ ]]> <?xml version="1.0"?> <!-- -->',
  '{n} {m} %1. $(env) {{x}} =1+1 @SUM(A1)',
  '<script>alert(1)</script> javascript:alert(1)',
  'endstream endobj xref (unbalanced \\( ) << /S /JavaScript >>',
  "Robert'); DROP TABLE clients;--",
];
const CONTROLS = [
  '\u0000',
  '\u0007',
  '\u001b[31m',
  '\r\n',
  '\t',
  '\u0085',
  '\u2028',
  '\ufeff',
  '\ud83d',
  '\udc00',
  '\uffff',
];
const DIRECTIONS = [
  '\u202e',
  '\u202d',
  '\u202a',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
  '\u200f',
  '\u200e',
  '\u061c',
];

/** Texts as a person or an attacker may type them: markup, controls, every script, and endless ones. */
export function hostileTexts(amount: number, seed: number): string[] {
  const random = seededRandom(seed);
  const samples = Object.values(languageSamples);
  const oneIn = (chances: number) => random.below(chances) === 0;
  const piece = () =>
    random.pick([
      () => random.pick(MARKUP),
      () => random.pick(samples),
      () => random.pick(CONTROLS) + random.pick(samples),
      () => random.pick(DIRECTIONS) + random.pick(samples) + random.pick(DIRECTIONS),
      () => random.pick(['😀', '👩‍👧‍👦', '🇺🇸', 'é́́́', '½', '№', '™']),
    ])();
  return Array.from({ length: amount }, () => {
    if (oneIn(25))
      return random.pick(['W', 'ab ', 'é', 'م', '字', '<b>', '#']).repeat(10_000).slice(0, 10_000);
    return Array.from({ length: 1 + random.below(4) }, piece).join(random.pick([' ', '', '\n']));
  });
}
