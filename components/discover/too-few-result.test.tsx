import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { TooFewPlaces } from "@/lib/contracts/too-few-places";
import { sampleEntry } from "@/lib/testing/sample-guide";
import { TooFewResult } from "./too-few-result";

const { restaurant } = sampleEntry({ website: "https://thanhlong.example" });
const tooFew: TooFewPlaces = {
  message: "Only one place in San Francisco that we know of fits “vegan”: too few for a guide.",
  places: [{ restaurant, verdicts: [{ label: "vegan", verdict: "unknown", isDietary: true }] }],
  changes: [
    {
      kind: "wider area",
      label: "In Oakland",
      placeCount: 4,
      wish: { city: "Oakland", prompt: "vegan", corrections: [] },
    },
  ],
};
const markup = (onChangeWish?: () => void) =>
  renderToStaticMarkup(<TooFewResult tooFew={tooFew} {...(onChangeWish && { onChangeWish })} />);

test("it is a status and no alert, with each place's facts, verdicts and links, and a button for each change", () => {
  const html = markup(() => {});
  expect(html).toContain('role="status"');
  expect(html).not.toMatch(/role="alert"|(?:bg|border)-coral/);
  for (const text of ["Thanh Long", "Outer Sunset", "Vietnamese", ": we don&#x27;t know", "ask before you order"])
    expect(html).toContain(text);
  expect(html).toContain('href="https://thanhlong.example/"');
  expect(html).toContain("Directions to Thanh Long");
  expect(html).toContain('href="/map?restaurant=thanh-long"');
  expect(html).toMatch(/<button[^>]*>In Oakland: 4 places fit<\/button>/);
});

test("a way on and a note stand above the places", () => {
  const wayOn = { label: "See 14 places for “vegan” in San Francisco", path: "/san-francisco?q=vegan" };
  const html = renderToStaticMarkup(
    <TooFewResult tooFew={{ ...tooFew, note: "Call before you go.", changes: [], wayOn }} />,
  );
  expect(html).toMatch(/<p[^>]*>Call before you go\.<\/p><ul/);
  expect(html.indexOf("See 14 places")).toBeLessThan(html.indexOf("Thanh Long"));
  expect(html).toMatch(/<a [^>]*href="\/san-francisco\?q=vegan"[^>]*>See 14 places for “vegan” in San Francisco<\/a>/);
});

test("where nothing can be sparked there are no buttons", () => {
  expect(markup()).not.toContain("<button");
});

test("listed places are named under a heading of their own, and nothing more is said of them", () => {
  const notYetVisited = [
    { id: "murphy-noodles-3f2a9c", name: "Murphy Noodles", location: "120 S Murphy Ave, Sunnyvale" },
  ];
  const html = renderToStaticMarkup(<TooFewResult tooFew={{ ...tooFew, notYetVisited }} />);
  expect(html).toContain("Only names on the map so far</h3>");
  expect(html).toContain('href="/map?restaurant=murphy-noodles-3f2a9c"');
  expect(html).toContain("120 S Murphy Ave, Sunnyvale");
  expect(markup()).not.toContain("names on the map");
});
