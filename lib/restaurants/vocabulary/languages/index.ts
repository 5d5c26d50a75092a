import { CHINESE } from "./chinese";
import { FRENCH, ITALIAN } from "./french-and-italian";
import { GERMAN, TAGALOG, VIETNAMESE } from "./germanic-and-southeast-asian";
import { JAPANESE, KOREAN } from "./japanese-and-korean";
import type { Language } from "./language";
import { PORTUGUESE, SPANISH } from "./spanish-and-portuguese";

export type { Language } from "./language";

export const LANGUAGES: readonly Language[] = [
  SPANISH,
  FRENCH,
  ITALIAN,
  GERMAN,
  PORTUGUESE,
  CHINESE,
  JAPANESE,
  KOREAN,
  VIETNAMESE,
  TAGALOG,
];
