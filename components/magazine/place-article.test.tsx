import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Evidence } from "@/lib/contracts/guide";
import { PlaceHours } from "./place-hours";
import { PlaceNotes } from "./place-notes";

const textOf = (html: string) => html.replace(/<[^>]+>/g, "|").replace(/\|+/g, "|");
const place = { openingHours: null, phoneNumber: null, website: null };
const hours = (known: Partial<Parameters<typeof PlaceHours>[0]["restaurant"]>) =>
  renderToStaticMarkup(<PlaceHours restaurant={{ ...place, ...known }} />);

test("hours that nobody has told are not known, and where they are is said once, without a second link", () => {
  expect(hours({ phoneNumber: "(510) 459-6265" })).toBe("Not known: call.");
  const both = hours({ phoneNumber: "(510) 459-6265", website: "https://www.tian.example/menu" });
  expect(both).toBe("Not known: call, or look on tian.example.");
  expect(hours({ website: "https://tian.example" })).toBe("Not known: look on tian.example.");
});

test("a place of which neither is known says so, and one with hours shows them alone", () => {
  expect(hours({})).toBe("We have no hours, phone or website for it: look it up before you go.");
  expect(hours({ website: "mailto:tian@example.com" })).toContain("no hours, phone or website");
  expect(hours({ openingHours: ["Monday: Closed"], phoneNumber: "(510) 459-6265" })).not.toContain("tel:");
});

const note = (id: string, source = "House catalogue", datedOn = "2026-11-28"): Evidence => ({
  id,
  about: "cooking",
  text: `Note ${id}.`,
  source,
  sourceUrl: null,
  datedOn,
});

test("a source stands once below what came from it", () => {
  const told = textOf(renderToStaticMarkup(<PlaceNotes notes={[note("a"), note("b"), note("c", "Berkeleyside")]} />));
  expect(told).toMatch(/Note a\.\|Note b\.\|House catalogue\|?, November 28, 2026\|Note c\.\|Berkeleyside/);
  expect(told.match(/House catalogue/g)).toHaveLength(1);
});
