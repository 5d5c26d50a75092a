import { expect, test } from "vitest";
import { contraryReader } from "./contrary-reader";

const INPUT = { city: "Oakland", prompt: "Vegan ramen, no mushrooms. Sesame puts me in the hospital." } as const;
const negated = async (isChecked: boolean) => {
  const idea = await contraryReader(isChecked)(INPUT);
  return idea.kind === "idea" ? idea.constraints.filter(({ isNegated }) => isNegated).length : 0;
};

test("the check keeps out what the worst of models wants", async () => {
  expect(await negated(false)).toBe(0);
  expect(await negated(true)).toBeGreaterThan(0);
});
