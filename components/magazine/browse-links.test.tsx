import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BrowseLinks } from "./browse-links";

test("one guide is one guide", () => {
  const months = [
    { month: "2026-11", count: 1 },
    { month: "2026-10", count: 2 },
  ];
  const text = renderToStaticMarkup(<BrowseLinks path="/" choices={[]} months={months} />).replace(/<[^>]+>/g, " ");
  expect(text).toMatch(/\b1\s+guide\s.*\b2\s+guides\s/s);
});
