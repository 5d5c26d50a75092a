import { foldWords } from "../fold";

const SPELLINGS: Record<string, string> = {
  theatre: "theater",
  amphitheatre: "amphitheater",
  theatres: "theaters",
  centre: "center",
  saint: "st",
  street: "st",
  avenue: "ave",
  av: "ave",
  mount: "mt",
  fourth: "4th",
  sixteenth: "16th",
  twelfth: "12th",
  nineteenth: "19th",
  boulevard: "blvd",
};

/** A name with one spelling of what is spelled in several ways: "St. Mary's Centre" and "Saint Marys Center". */
export const foldName = (name: string): string =>
  foldWords(name)
    .split(" ")
    .map((word) => SPELLINGS[word] ?? word)
    .join(" ");
