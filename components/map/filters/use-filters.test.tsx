import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Restaurant } from "@/lib/contracts/restaurant";
import { NO_FILTERS } from "./filters";
import { useFilters } from "./use-filters";

const NOW = new Date("2026-11-23T20:00:00-08:00");
const place = (openingHours: string[] | null) =>
  ({ cuisines: ["Thai"], priceLevel: 2, openingHours, isOpen: true, userStatus: null }) as unknown as Restaurant;

type Props = { restaurants: Restaurant[]; isCut: boolean };
function OpenNow({ restaurants, isCut }: Props) {
  const input = { shown: "area", filtered: null, cuisines: null, filters: NO_FILTERS, now: NOW } as const;
  return JSON.stringify(useFilters({ ...input, restaurants, isCut }).options.openNow?.count);
}

const offered = (...props: [Restaurant[], boolean]) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <OpenNow restaurants={props[0]} isCut={props[1]} />
    </QueryClientProvider>,
  );

test("open now is offered only where somebody's hours are known, also of places that are cut off", () => {
  const known = place(["Sunday: Closed", "Monday: 5:00 – 10:00 PM"]);
  for (const isCut of [false, true]) {
    expect(offered([place(null), place(null)], isCut)).toBe("");
    expect(offered([place(null), known], isCut)).toBe(isCut ? "null" : "1");
  }
});
