import { CHINESE_LANGUAGE } from "./chinese";
import { FRENCH, ITALIAN_LANGUAGE } from "./french-and-italian";
import { GERMAN_LANGUAGE, TAGALOG, VIETNAMESE_LANGUAGE } from "./germanic-and-southeast-asian";
import { JAPANESE_LANGUAGE, KOREAN_LANGUAGE } from "./japanese-and-korean";
import type { Language } from "./language";
import { PORTUGUESE_LANGUAGE, SPANISH } from "./spanish-and-portuguese";

export type { Language } from "./language";

export const LANGUAGES: readonly Language[] = [
  SPANISH,
  FRENCH,
  ITALIAN_LANGUAGE,
  GERMAN_LANGUAGE,
  PORTUGUESE_LANGUAGE,
  CHINESE_LANGUAGE,
  JAPANESE_LANGUAGE,
  KOREAN_LANGUAGE,
  VIETNAMESE_LANGUAGE,
  TAGALOG,
];
