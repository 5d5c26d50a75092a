import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { GuideSummary } from "@/lib/contracts/guide";
import { PlaceGuides } from "./place-guides";

const guide = (id: string): GuideSummary => ({
  id,
  name: `Guide ${id}`,
  city: "Oakland",
  createdAt: "2026-11-26T16:00:00.000Z",
  introduction: "",
  heroImageUrl: null,
  coverCuisine: "pasta",
  isEmailGuide: true,
  isAdminOnly: false,
});
const shown = (count: number) =>
  renderToStaticMarkup(
    <PlaceGuides guides={Array.from({ length: count }, (_, at) => guide(`g-${at}`))} restaurantId="zuni" />,
  );
const linksIn = (html = "") => html.match(/href="\/guide\/g-\d+#restaurant-zuni"/g)?.length ?? 0;

test("many guides show four, and the others fold without script, each with its link", () => {
  const html = shown(16);
  const [first, folded] = html.split("<details");
  expect([linksIn(first), linksIn(folded)]).toEqual([4, 12]);
  expect(html).toContain("In 16 guides");
  expect(html.replace(/<[^>]+>/g, "")).toContain("Show all 16 guides");
});

test("what would hide one guide alone folds nothing", () => {
  expect(shown(0)).toBe("");
  expect(shown(1)).toContain("In one guide");
  expect(shown(5)).not.toContain("<details");
  expect(linksIn(shown(5))).toBe(5);
  expect(shown(6)).toContain("<details");
});
