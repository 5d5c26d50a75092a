import { expect, it } from "vitest";
import { toldIdea } from "./told-idea";

const told = (prompt: string, ...values: string[]) =>
  toldIdea({
    prompt,
    idea: {
      kind: "idea",
      title: "",
      angle: "",
      constraints: values.map((value) => ({
        field: "goodFor",
        values: [value],
        isNegated: false,
        isHard: false,
        label: value,
      })),
      unknowns: [],
      size: 5,
    },
  }).constraints.flatMap((constraint) => constraint.values);

it.each([
  ["soup on a foggy day", "rainy-day"],
  ["noodles for a cold night", "rainy-day"],
  ["a birthday dinner for my dad", "grandparents"],
  ["dinner with her parents", "grandparents"],
  ["a place for the whole family", "kids"],
])("%s says nothing of %s", (prompt, tag) => expect(told(prompt, tag, "birthday")).toEqual(["birthday"]));

it.each([
  ["soup, it's raining and cold", "rainy-day"],
  ["my parents and my grandmother", "grandparents"],
  ["family lunch with two toddlers", "kids"],
  ["cena con los abuelos", "grandparents"],
])("%s does say %s", (prompt, tag) => expect(told(prompt, tag)).toEqual([tag]));
