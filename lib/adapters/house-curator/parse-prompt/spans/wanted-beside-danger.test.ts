import { expect, test } from "vitest";
import { read } from "./testing";

test.each(["celiac friend, tacos", "tacos for us (our celiac friend too)", "peanut allergy + tacos"])(
  "a food is surely wanted beside a named danger of another clause: %s",
  async (prompt) => {
    const danger = prompt.includes("celiac") ? "celiac" : "peanut";
    const { constraints } = await read(prompt, [danger, "danger", "diet"], ["tacos", "want", "dish"]);
    expect(constraints.find(({ values }) => values.includes("tacos"))).toMatchObject({ isNegated: false });
  },
);

test("a danger by the rules stays one in the same clause, beside an unsure danger, and beside none", async () => {
  const sameClause = await read(
    "allergic to nuts and tacos",
    ["nuts", "danger", "allergen"],
    ["tacos", "want", "dish"],
  );
  const unsure = await read("celiac friend, tacos", ["celiac", "danger", "diet", 0.8], ["tacos", "want", "dish"]);
  const none = await read("swells up badly, tacos", ["tacos", "want", "dish"]);
  for (const { constraints } of [sameClause, unsure, none]) {
    expect(constraints.find(({ values }) => values.includes("tacos"))).toMatchObject({ isDanger: true });
  }
});
