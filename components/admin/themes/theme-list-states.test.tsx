import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NoThemes } from "./theme-list-states";

const none = (onShowAll: (() => void) | null) =>
  renderToStaticMarkup(<NoThemes isGenerating={false} onGenerate={() => {}} onShowAll={onShowAll} />);

test("a filter that leaves out every theme offers all of them before a first year", () => {
  const html = none(() => {});
  expect(html).toMatch(/Show all.*Generate Your First 52 Weeks/);
  expect(html).not.toMatch(/bg-coral|No week has/);
});

test("where no week has a theme yet, the first year can be generated", () => {
  const html = none(null);
  expect(html).toContain("No week has a theme yet.");
  expect(html).toContain("Generate Your First 52 Weeks");
  expect(html).not.toContain("Show all");
});
