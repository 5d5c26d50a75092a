import { CHINESE_LANGUAGE, JAPANESE_LANGUAGE, KOREAN_LANGUAGE } from "./cjk";
import { GERMAN_LANGUAGE, TAGALOG, VIETNAMESE_LANGUAGE } from "./germanic-and-southeast-asian";
import type { Language } from "./language";
import { FRENCH, ITALIAN_LANGUAGE, PORTUGUESE_LANGUAGE, SPANISH } from "./romance";

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
