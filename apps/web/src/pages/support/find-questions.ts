import type { Topic } from './questions.ts';

/** The questions that contain every word of the search, under their topics. */
export function findQuestions(topics: Topic[], search: string): Topic[] {
  const words = fold(search).split(/\s+/);
  return topics
    .map((topic) => ({
      ...topic,
      questions: topic.questions.filter(({ question, answer }) => {
        const text = fold([topic.title, question, ...answer].join(' '));
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter((topic) => topic.questions.length > 0);
}

/** Phones type curly apostrophes and other languages write accents; neither should hide an answer. */
function fold(text: string) {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[‘’]/g, "'")
    .toLowerCase();
}
