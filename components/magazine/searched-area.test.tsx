import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SearchedArea } from "./searched-area";

const shown = (where: string, { isAdvised = false, isRefused = false } = {}) =>
  renderToStaticMarkup(
    <SearchedArea query="kid friendly tonight" result={{ where, isAdvised }} isRefused={isRefused} />,
  );

test("a search that names no city says that it looked everywhere, and leads to each city with its words", () => {
  expect(shown("")).toContain("Searched the whole Bay Area. Choose a city:");
  expect(shown("")).toContain('href="/oakland?q=kid+friendly+tonight"');
});

test("one that names where is said to have looked there", () => {
  expect(shown("in the Mission")).toContain("Searched in the Mission. Choose a city:");
});

test("what has looked nowhere doesn't say where", () => {
  for (const how of [{ isAdvised: true }, { isRefused: true }]) {
    expect(shown("", how)).toContain("Choose a city:");
    expect(shown("", how)).not.toContain("Searched");
  }
});
