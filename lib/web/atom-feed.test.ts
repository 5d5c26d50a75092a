import { expect, test } from "vitest";
import { childrenOf, readXml, textOf } from "@/lib/testing/read-xml";
import { sampleEntry, sampleGuide } from "@/lib/testing/sample-guide";
import { atomFeed } from "./atom-feed";

const BASE = "https://kumquat.example";
const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

test("a feed has what RFC 4287 requires of a feed and of its entries", () => {
  const older = sampleGuide({ id: "older-2b3c4d", updatedAt: "2026-11-20T08:00:00.000Z" });
  const feed = readXml(atomFeed("San Francisco", [sampleGuide(), older], BASE));
  expect(feed).toMatchObject({ name: "feed", attributes: { xmlns: "http://www.w3.org/2005/Atom" } });
  expect(textOf(feed, "id")).toBe(`${BASE}/feeds/san-francisco.atom`);
  expect(textOf(feed, "title")).toBe("Kumquat guides for San Francisco");
  expect(textOf(feed, "updated"), "the newest change of any entry").toBe("2026-11-20T08:00:00.000Z");
  expect(childrenOf(feed, "link").map(({ attributes }) => attributes.rel)).toEqual(["self", "alternate"]);

  const entries = childrenOf(feed, "entry");
  expect(entries.map((entry) => textOf(entry, "id"))).toEqual([
    `${BASE}/guide/the-fog-belt-k7m2xz`,
    `${BASE}/guide/older-2b3c4d`,
  ]);
  for (const entry of entries) {
    for (const name of ["id", "title", "updated", "published", "author", "summary", "content"]) {
      expect(childrenOf(entry, name), name).toHaveLength(1);
    }
    expect(textOf(entry, "updated")).toMatch(RFC_3339);
  }
});

test("content is escaped HTML: once for the HTML inside, once for the feed around it", () => {
  const guide = sampleGuide({
    name: "Salt & <Pepper>",
    introduction: "Bread & butter.\n\n<script>alert(1)</script>",
    entries: [sampleEntry({ name: "Tony's <b>Pizza</b>" })],
  });
  const [entry] = childrenOf(readXml(atomFeed("Oakland", [guide], BASE)), "entry");
  const content = entry && childrenOf(entry, "content")[0];
  expect(entry && textOf(entry, "title")).toBe("Salt & <Pepper>");
  expect(content?.attributes.type).toBe("html");
  expect(content?.text).toContain("<p>Bread &amp; butter.</p><p>&lt;script&gt;alert(1)&lt;/script&gt;</p>");
  expect(content?.text).toContain("<h2>Tony&apos;s &lt;b&gt;Pizza&lt;/b&gt;</h2>");
});

test("a city without guides still has a valid feed", () => {
  const feed = readXml(atomFeed("Peninsula", [], BASE));
  expect(textOf(feed, "updated")).toMatch(RFC_3339);
  expect(childrenOf(feed, "author")).toHaveLength(1);
});
