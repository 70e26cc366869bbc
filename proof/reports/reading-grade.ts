/** How many school years a text requires; null for a language without a formula. */
export function gradeOf(text: string, language: string): number | null {
  const counts = countText(text, language);
  if (language === 'en') return fleschKincaid(counts);
  // There is no accepted formula for Arabic.
  return language === 'es' ? gradeOfEase(fernandezHuerta(counts)) : null;
}

interface Counts {
  sentences: number;
  words: number;
  syllables: number;
}

const fleschKincaid = ({ sentences, words, syllables }: Counts) =>
  0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59;

const fernandezHuerta = ({ sentences, words, syllables }: Counts) =>
  206.84 - 60 * (syllables / words) - 1.02 * (words / sentences);

/** By its author's table: from 90 on the fourth grade, 60 to 70 the seventh and eighth. */
function gradeOfEase(ease: number): number {
  const steps: [from: number, grade: number][] = [
    [90, 4],
    [80, 5],
    [70, 6],
    [60, 8],
    [50, 10],
  ];
  return steps.find(([from]) => ease >= from)?.[1] ?? 13;
}

function countText(text: string, language: string): Counts {
  const sentences = text.split(/[.!?:]+(?:\s|$)|\n/).filter((sentence) => /\p{L}/u.test(sentence)).length;
  const words = text.match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  const syllablesOf = language === 'es' ? spanishSyllables : englishSyllables;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word.toLowerCase()), 0);
  return { sentences: Math.max(1, sentences), words: Math.max(1, words.length), syllables };
}

/** Counts groups of vowels, without a silent e. */
function englishSyllables(word: string): number {
  const spoken = word.replace(/(?<=[^aeiouyl])e$|(?<=[aeiouy][^aeiouytd]+)ed$|(?<=[^aeiouycgszx])es$/, '');
  return Math.max(1, (spoken.match(/[aeiouy]+/g) ?? []).length);
}

/** Counts groups of vowels; two strong vowels, or a weak one with an accent, are two syllables. */
function spanishSyllables(word: string): number {
  const groups = word.replace(/qu|gu(?=[eiéí])/g, 'k').match(/[aeiouáéíóúü]+/g) ?? [];
  const strong = (group: string) => (group.match(/[aeoáéóíú]/g) ?? []).length;
  return Math.max(
    1,
    groups.reduce((sum, group) => sum + Math.max(1, strong(group)), 0),
  );
}
