import { expect, test } from "vitest";
import { llmsText } from "./llms-text";

const NONE = { "San Francisco": [], Oakland: [], Berkeley: [], "San Jose": [], Peninsula: [] };
const written = (guides: { id: string; name: string; introduction: string }[]) =>
  llmsText({ baseUrl: "https://guides.example", claim: "Chosen by us", guidesOf: { ...NONE, Oakland: guides } });

test("it leads to the cities that have guides, to these, and to what programs read", () => {
  const text = written([{ id: "slow-soups", name: "Slow soups", introduction: "Soups that take a day.\n\nMore." }]);
  expect(text.split("\n")[0]).toBe("# Kumquat");
  expect(text).toContain("\n> Restaurant guides for the San Francisco Bay Area");
  expect(text).toContain("- [Oakland](https://guides.example/oakland): every guide for Oakland");
  expect(text).toContain("- [Slow soups](https://guides.example/guide/slow-soups): Soups that take a day.");
  for (const path of ["/openapi.json", "/sitemap.xml", "/feeds/oakland.atom"]) {
    expect(text).toContain(`(https://guides.example${path})`);
  }
  expect(text).not.toContain("berkeley");
});

test("a name is text, and never a link or a heading of its own", () => {
  const text = written([{ id: "a", name: "Soup](https://evil.example)\n# [x", introduction: "<b>Hot</b>" }]);
  expect(text).toContain(
    "- [Soup\\](https://evil.example) \\# \\[x](https://guides.example/guide/a): \\<b\\>Hot\\</b\\>",
  );
  expect(text.match(/^# /gm)).toHaveLength(1);
});
