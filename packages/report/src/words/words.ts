import { en, type Words } from './en.ts';
import { es } from './es.ts';
import { letterAr } from './letters/ar.ts';
import { type LetterWords, letterEn } from './letters/en.ts';
import { letterEs } from './letters/es.ts';
import { type PageWords, pageWords } from './pages.ts';

/** The languages with sentences for reports. Requesting any other language is a bug. */
export const reportWords: Record<string, Words> = { en, es };
export const letterWords: Record<string, LetterWords> = { en: letterEn, es: letterEs, ar: letterAr };
export const wordsOfPages: Record<string, PageWords> = pageWords;
