import { labelOf } from '@hub/contract/catalogs/catalog';
import { languages } from '@hub/contract/catalogs/languages';

/** The language tags of instruments by the languages of records. */
const TAGS: Record<string, string> = {
  English: 'en',
  Spanish: 'es',
  'Chinese (Mandarin)': 'zh',
  'Chinese (Cantonese)': 'yue',
  Tagalog: 'tl',
  Vietnamese: 'vi',
  Arabic: 'ar',
  French: 'fr',
  Korean: 'ko',
  Russian: 'ru',
  Portuguese: 'pt',
  'Haitian Creole': 'ht',
  Hindi: 'hi',
  German: 'de',
  Polish: 'pl',
  Italian: 'it',
  Urdu: 'ur',
  'Persian (Farsi)': 'fa',
  Japanese: 'ja',
  Gujarati: 'gu',
  Bengali: 'bn',
  Telugu: 'te',
  Punjabi: 'pa',
  Tamil: 'ta',
  Hmong: 'hmn',
  Navajo: 'nv',
  Somali: 'so',
  Amharic: 'am',
  Hebrew: 'he',
  Greek: 'el',
  'American Sign Language': 'ase',
  Danish: 'da',
};

/** Null without a language, or when it is not in the list. */
export const languageTag = (languageId: number | null): string | null =>
  TAGS[labelOf(languages, languageId) ?? ''] ?? null;
