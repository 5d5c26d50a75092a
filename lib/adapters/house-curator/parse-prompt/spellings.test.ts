import { expect, test } from "vitest";
import { builtInCatalogue } from "@/lib/catalogue/source/built-in-catalogue";
import { CreateGuideInput } from "@/lib/contracts/guide";
import { evaluateConstraint } from "@/lib/guides/constraints/evaluate-constraint";
import { makePlace } from "@/lib/testing/make-place";
import { parseAccepted, parseToShorthand } from "./testing";

/** As the interface takes it: a keyboard may send a letter and its accent apart. */
const sent = (prompt: string): string => CreateGuideInput.parse({ city: "San Jose", prompt }).prompt;

test.each([
  ["Huế", "hue"],
  ["Huế food", "hue food"],
  ["Huế style noodles", "hue style noodles"],
  ["bún bò Huế", "bun bo hue"],
  ["phở bò", "pho bo"],
  ["phở", "pho"],
  ["café", "cafe"],
  ["crème brûlée", "creme brulee"],
  ["bánh xèo", "banh xeo"],
  ["açaí bowl", "acai bowl"],
])("%s and %s are one wish", async (accented, plain) => {
  const read = await parseToShorthand(plain, "San Jose");
  expect(read).not.toEqual(["refused"]);
  expect(await parseToShorthand(accented, "San Jose")).toEqual(read);
  const idea = await parseAccepted(sent(accented.normalize("NFD")), "San Jose");
  expect(idea.constraints.map(({ field, values }) => `${field}=${values.join("|")}`)).toEqual(
    read.map((each) => each.replace("~", "")),
  );
  expect(idea.readings?.every(({ quote }) => sent(accented).includes(quote))).toBe(true);
});

test("a color is no town", async () => {
  expect(await parseToShorthand("ramen under a red hue")).toEqual(["cuisine=Ramen"]);
});

test.each(["Zachary's", "zacharys", "Zachary’s", "Zachary`s", "Zachary´s", "ZACHARY'S"])(
  "%s is left out, however its apostrophe is typed",
  async (name) => {
    const zachary = builtInCatalogue().find((each) => each.name.startsWith("Zachary"));
    if (!zachary) throw new Error("The catalogue has no Zachary's.");
    for (const prompt of [`deep dish but not ${name}`, `deep dish like ${name}`]) {
      const { constraints } = await parseAccepted(prompt, "Oakland");
      const named = constraints.find(({ field, isNegated }) => field === "name" && isNegated);
      expect(named && evaluateConstraint(makePlace({ name: zachary.name }), named)).toBe("unmet");
    }
  },
);
