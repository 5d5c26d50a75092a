import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AreaButton } from "./area-button";
import { EmptyState } from "./empty-state";
import { FoundNames } from "./found-names";

const markupOf = (more: Partial<Parameters<typeof EmptyState>[0]>) =>
  renderToStaticMarkup(
    <EmptyState
      shown="saved"
      query={null}
      supportEmail="help@kumquat.test"
      onClearFilters={null}
      noneOpen={null}
      onShowAll={() => {}}
      onInsetsChange={() => {}}
      {...more}
    />,
  );

test("who has saved nothing is shown all restaurants first, where there is a map, and the guides", () => {
  expect(markupOf({})).toMatch(/No saved restaurants yet\..*Show all restaurants here<.*Discover Guides</);
  expect(markupOf({ onShowAll: null })).not.toContain("Show all");
});

test("a search that finds nothing leads on to the one that reads whole wishes", () => {
  expect(markupOf({ shown: "search", query: "pho & tea" })).toMatch(
    /href="\/search\?q=pho%20%26%20tea"[^>]*>Search this in our guides and places</,
  );
  expect(markupOf({ shown: "guide" })).not.toContain("/search");
});

test("where nobody's hours are known it says so, and turns off that filter alone", () => {
  const reason = "None of these places has opening hours that we know.";
  const text = markupOf({ noneOpen: { reason, onTurnOff: () => {} }, onClearFilters: () => {} });
  expect(text.replaceAll(/<[^>]+>/g, "")).toBe(`${reason}Turn off “Open now”`);
});

test("over one's own places they are named as that, and a button shows the others, until the map is moved", () => {
  const area = { onView: () => {}, onMove: () => {}, isReady: true, search: () => null, clear: () => {} };
  const button = (isOffered: boolean, onlySaved: number | null) =>
    renderToStaticMarkup(
      <AreaButton
        area={{ ...area, isOffered, isActive: false }}
        isLoading={false}
        hasQuery={false}
        onlySaved={onlySaved}
        className=""
      />,
    );
  expect(button(false, 3).replaceAll(/<[^>]+>/g, "")).toContain("Show all restaurants here");
  expect(button(false, 3)).toContain("3 saved");
  expect(button(true, 3).replaceAll(/<[^>]+>/g, "")).toContain("Search this area");
  expect(button(true, 3)).not.toContain("saved");
  expect(button(false, null)).toBe("");
});

test("where the field has no room for all that was found, a button leads to the list of it", () => {
  const found = [{ id: "zuni", name: "Zuni", line: "" }];
  const names = (count: number) =>
    renderToStaticMarkup(
      <FoundNames
        found={found}
        count={count}
        note="Not known."
        onClearFilters={null}
        onShowAll={() => {}}
        onOpen={() => {}}
      />,
    );
  expect(names(20)).toMatch(/<button[^>]*>Show all 20 as a list</);
  expect(names(1)).not.toContain("Show all");
  expect(names(1)).toContain(">Not known.</p>");
});
