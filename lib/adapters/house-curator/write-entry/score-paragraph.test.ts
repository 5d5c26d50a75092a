import { expect, test } from "vitest";
import { scoreParagraph } from "./score-paragraph";

const score = (...texts: string[]) =>
  scoreParagraph(
    texts.map((text) => ({ text, evidenceIds: ["ama:dish-1"] })),
    "Ama",
    [],
  );

test("a phrase that is said twice is worse than two words that come again apart", () => {
  const twice = score(
    "The dumplings come to shared tables by the window.",
    "Sit at the shared tables and pass the soup.",
  );
  const apart = score("The dumplings come to shared tables by the window.", "Sit at the tables, where soup is shared.");
  expect(twice).toBeGreaterThan(apart + 5);
});
