import { labelOf } from '@hub/contract/catalogs/catalog';
import { languages } from '@hub/contract/catalogs/languages';

/** The languages of records by the tags that instruments use. */
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

/** Null where none was given, or one that is in no list. */
export const languageTag = (languageId: number | null): string | null =>
  TAGS[labelOf(languages, languageId) ?? ''] ?? null;
