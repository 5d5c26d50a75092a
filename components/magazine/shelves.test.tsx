import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { GuideList } from "../discover/guide-list";
import { Shelves } from "./shelves";

const guide = (id: string) => ({
  id,
  name: `Steam and Broth ${id}`,
  city: "Oakland" as const,
  createdAt: "2026-11-26T16:00:00Z",
  coverCuisine: "",
  isEmailGuide: false,
  isOwn: false,
  heroImageUrl: null,
});
const AS_OF = "2026-11-29T08:00:00Z";
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");

test("on a member's shelves their own guides are told by them", () => {
  const guides = ["mine", "another"].map((id) => ({ guide: guide(id), facets: {}, placeIds: [] }) as never);
  const shelf = { kind: "craving" as const, value: "Soup", slug: "soup", count: 2, guides };
  const html = renderToStaticMarkup(
    <Shelves shelves={[shelf]} path="/oakland" asOf={AS_OF} ownIds={new Set(["mine"])} />,
  );
  expect(textOf(html)).toMatch(/Broth mine By you .*Broth another By a reader/);
});

test("a member's list of guides begins with this week's, or with the one just made", () => {
  const all = ["newest", "weekly"].map(guide);
  const html = renderToStaticMarkup(
    <GuideList guides={all} thisWeeks={["weekly"]} highlightedGuideId={null} asOf={AS_OF} />,
  );
  expect(textOf(html)).toMatch(/This week(?:'|&#x27;)s guide Steam and Broth weekly .*Broth newest/);
  const justMade = renderToStaticMarkup(
    <GuideList guides={all} thisWeeks={["weekly"]} highlightedGuideId="newest" asOf={AS_OF} />,
  );
  expect(textOf(justMade)).toMatch(/Broth newest .*This week(?:'|&#x27;)s guide Steam and Broth weekly/);
});
