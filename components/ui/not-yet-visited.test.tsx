import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NotYetVisited } from "./not-yet-visited";

const now = new Date("2026-11-28T12:00:00Z");

test.each([
  ["Santa Clara County", "2026-03-02", "In Santa Clara County&#x27;s register, last inspected in March 2026."],
  [
    "San Francisco",
    "2019-09-30",
    "In San Francisco&#x27;s register, last inspected in September 2019; it may have closed.",
  ],
  ["OpenStreetMap", "2017-07-03", "On OpenStreetMap in July 2017; it may have closed."],
])("on the list of %s, last seen on %s", (by, lastSeenOn, sentence) => {
  const html = renderToStaticMarkup(<NotYetVisited listed={{ by, lastSeenOn }} now={now} />);
  expect(html).toContain(`Only a name on the map so far. ${sentence}`);
});
