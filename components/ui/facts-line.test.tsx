import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FactsLine } from "./facts-line";

const textOf = (html: string) => html.replace(/<[^>]+>/g, "");

test("a dot stands between each two facts that are known, and nowhere else", () => {
  const line = renderToStaticMarkup(
    <FactsLine>
      Thai
      {null}
      <b>$$</b>
      {""}
      {false}
      {"Outer Sunset"}
    </FactsLine>,
  );
  expect(textOf(line)).toBe("Thai · $$ · Outer Sunset");
  expect(renderToStaticMarkup(<FactsLine>{["Thai"]}</FactsLine>)).not.toContain("·");
  expect(renderToStaticMarkup(<FactsLine>{null}</FactsLine>)).toBe("");
});
