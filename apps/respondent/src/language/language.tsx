import { createContext, type ReactNode, use, useEffect } from 'react';
import { directionOf } from './language-tags.ts';
import { type Words, wordsOf } from './words.ts';

type Language = {
  language: string;
  words: Words;
  /** A text of the form in this language. */
  inLanguage: (text: Readonly<Record<string, string>>) => string;
};

const LanguageContext = createContext<Language | null>(null);

/** Sets the language of the page and of everything below. */
export function LanguageProvider({ language, children }: { language: string; children: ReactNode }) {
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf(language);
  }, [language]);
  const value: Language = {
    language,
    words: wordsOf(language),
    inLanguage: (text) => text[language] ?? text.en ?? '',
  };
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

export function useLanguage(): Language {
  const language = use(LanguageContext);
  if (!language) throw new Error('There is no LanguageProvider around this');
  return language;
}
