import { expect, it, test } from "vitest";
import { parsePrompt } from "../parse-prompt";
import { findUnknowns } from "./unknowns";

it.each(["open late", "somewhere late", "a late dinner"])("asks how late the kitchens stay open: %s", (text) => {
  expect(findUnknowns(text, [], false)).toEqual(["how late each kitchen stays open"]);
});

it.each(["my late aunt loved it", "both in their late 70s", "i left it too late", "a late lunch"])(
  "takes no other late for an hour: %s",
  (text) => {
    expect(findUnknowns(text, [], false)).toEqual([]);
  },
);

test("days and nearness in another language are told in English", async () => {
  const idea = await parsePrompt({ city: "San Francisco", prompt: "comida cerca para el domingo con mis primos" });
  expect(idea).toMatchObject({
    constraints: [{ label: "good for a group" }],
    unknowns: ["whether every kitchen is open on Sundays", "how far each place is from you"],
    readings: [{ label: "what is near you" }, { label: "Sunday" }, { quote: "mis primos" }],
  });
});
