import { z } from "zod";
import data from "@/data/vocabulary/homonyms.json" with { type: "json" };

/** Foods with another food's name in theirs, and what they are: data/vocabulary/homonyms.json. */
const Homonyms = z.record(z.string().min(1), z.string().min(1));

const kinds = Homonyms.parse(data);
const PATTERN = new RegExp(`(?<![a-z])(?:${Object.keys(kinds).join("|")})(?=s?(?![a-z]))`, "g");

/** Lower-case words in which "oyster mushrooms" are "oystermushroom mushrooms", so that nobody finds an oyster there. */
export const joinHomonyms = (words: string): string =>
  words.includes(" ") ? words.replace(PATTERN, (found) => `${found.replaceAll(" ", "")} ${kinds[found]}`) : words;
