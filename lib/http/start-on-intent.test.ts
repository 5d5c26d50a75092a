import { expect, test } from "vitest";
import { inlineScripts } from "./inline-scripts";
import { START_ON_INTENT, startOnIntent } from "./start-on-intent";

const PAGE = `<!DOCTYPE html><html><head><meta charSet="utf-8"/><link rel="stylesheet" href="/a.css"/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/><script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/old.js" noModule=""></script></head><body><script>self.__next_f.push([1,"a"])</script><script src="/_next/static/chunks/b.js" id="_R_" async=""></script></body></html>`;

test("Next's scripts wait, and keep what they are", () => {
  const page = startOnIntent(PAGE);
  expect(page).toContain('<script type="text/later" src="/_next/static/chunks/a.js" async="">');
  expect(page).toContain('<script type="text/later" src="/_next/static/chunks/b.js" id="_R_" async="">');
  expect(page).not.toContain('rel="preload"');
});

test("scripts of old browsers alone, and inline ones, stay", () => {
  const page = startOnIntent(PAGE);
  expect(page).toContain('<script src="/_next/static/chunks/old.js" noModule="">');
  expect(page).toContain('<script>self.__next_f.push([1,"a"])</script>');
});

test("what starts them stands before the styles, and is named by the policy", () => {
  const page = startOnIntent(PAGE);
  expect(page.indexOf(START_ON_INTENT)).toBeLessThan(page.indexOf("/a.css"));
  expect(inlineScripts(page)).toHaveLength(2);
  expect(inlineScripts(page.replace("var isStarted", "var isChanged"))).toHaveLength(1);
});
