import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Coverage, readCoverage } from './font-coverage.ts';

/** A font family with a regular and a bold face; Inter also has italics. */
interface Family {
  name: string;
  files: string[];
}

const { resolve } = createRequire(import.meta.url);

const google = (name: string, folder: string, faces = ['400Regular', '600SemiBold']): Family => ({
  name,
  files: faces.map((face) =>
    resolve(`@expo-google-fonts/${folder}/${face}/${name.replaceAll(' ', '')}_${face}.ttf`),
  ),
});
/** These packages export only their code; the fonts are beside it. */
const eastAsian = (name: string, region: 'sc' | 'tc' | 'jp' | 'kr', file: string): Family => ({
  name,
  files: ['Regular', 'Bold'].map((face) =>
    join(dirname(resolve(`@embedpdf/fonts-${region}`)), '../fonts', `${file}-${face}.otf`),
  ),
});

/** The first choice: Latin, Greek and Cyrillic. */
const inter = google('Inter', 'inter', [
  '400Regular',
  '600SemiBold',
  '400Regular_Italic',
  '600SemiBold_Italic',
]);

/** Each family is for letters that the families before it lack. */
const families: Family[] = [
  ...['Arabic', 'Hebrew', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Tamil', 'Telugu', 'Kannada'],
  ...['Malayalam', 'Sinhala', 'Ethiopic', 'Thai', 'Lao', 'Khmer', 'Myanmar', 'Armenian', 'Georgian'],
].map((script) => google(`Noto Sans ${script}`, `noto-sans-${script.toLowerCase()}`));

/** Large fonts, with the letter shapes of each country. */
const simplified = eastAsian('Noto Sans S Chinese', 'sc', 'NotoSansHans');
const traditional = eastAsian('Noto Sans T Chinese', 'tc', 'NotoSansHant');
const japanese = eastAsian('Noto Sans Japanese', 'jp', 'NotoSansJP');
const korean = eastAsian('Noto Sans Korean', 'kr', 'NotoSansKR');

const rest: Family[] = [
  google('Noto Sans', 'noto-sans'),
  google('Noto Sans Symbols 2', 'noto-sans-symbols-2', ['400Regular']),
  google('Noto Sans Symbols', 'noto-sans-symbols'),
  google('Noto Emoji', 'noto-emoji'),
];

/** The order of the East Asian fonts: by the language of the text, or by characters that only one country uses. */
function eastAsianOrder(language: string, text: string): Family[] {
  const all = [simplified, traditional, japanese, korean];
  const first = (family: Family) => [family, ...all.filter((each) => each !== family)];
  if (/^ja\b/.test(language)) return first(japanese);
  if (/^ko\b/.test(language)) return first(korean);
  if (/^(yue\b|zh-(Hant|TW|HK|MO))/.test(language)) return first(traditional);
  if (/^zh\b/.test(language)) return first(simplified);
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return first(japanese);
  if (/\p{Script=Hangul}/u.test(text)) return first(korean);
  return first(simplified);
}

const read = new Map<string, Coverage>();
function covers(family: Family, codePoint: number): boolean {
  const file = family.files[0] as string;
  let coverage = read.get(file);
  if (!coverage) {
    coverage = readCoverage(file);
    read.set(file, coverage);
  }
  return coverage(codePoint);
}

/** Spaces and invisible characters. */
const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}]/u;

/** The font families of a text in order, and the letters that none of them has. */
export function fontsFor(
  text: string,
  language: string,
): { families: string[]; files: string[]; missing: string[] } {
  const letters = [...new Set(text)].filter((letter) => !UNSEEN.test(letter));
  let missing = letters.filter((letter) => !covers(inter, letter.codePointAt(0) as number));
  const chosen = [inter];
  for (const family of [...families, ...eastAsianOrder(language, text), ...rest]) {
    if (missing.length === 0) break;
    const left = missing.filter((letter) => !covers(family, letter.codePointAt(0) as number));
    if (left.length < missing.length) chosen.push(family);
    missing = left;
  }
  return {
    families: chosen.map(({ name }) => name),
    files: chosen.flatMap(({ files }) => files),
    missing,
  };
}
