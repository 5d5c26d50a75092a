import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { GuideRow } from "../admin/guides/guide-row";
import { SendCityRow } from "../admin/sends/send-city-row";
import { GuideLinks } from "../magazine/guide-links";
import { YourGuides } from "../magazine/members-magazine";
import { GuideName } from "./guide-name";
import { GuideTitleLink } from "./guide-title-link";

const NAME = "Did You Try the Broth?: Wrap, dip, and repeat";
const guide = {
  id: "broth",
  name: NAME,
  city: "Oakland" as const,
  createdAt: "2026-11-29T08:00:00Z",
};

const none = () => {};

test.each([
  ["alone", <GuideName key="a" name={NAME} />],
  ["on a card", <GuideTitleLink key="b" guide={guide} subtitle="" />],
  ["among one's own", <YourGuides key="f" guides={[{ ...guide, isUnlisted: false } as never]} />],
  ["in a place's guides", <GuideLinks key="c" guides={[{ ...guide, isOwn: true } as never]} />],
  [
    "in the table of all",
    <GuideRow key="d" guide={guide as never} isBusy={false} error={null} onChange={none} onDelete={none} />,
  ],
  [
    "before it is sent",
    <SendCityRow
      key="e"
      city={{ city: "Oakland", readers: 2, state: null, guide, isWritable: false, already: null }}
      hasJustBeenWritten={false}
      writing={null}
    />,
  ],
])("%s a guide's title is roman, its subtitle italic, and the colon only read out", (_, shown) => {
  const html = renderToStaticMarkup(shown);
  expect(html).toMatch(
    /Did You Try the Broth\?<span class="sr-only">: <\/span><span class="[^"]*\bitalic\b[^"]*">Wrap, dip/,
  );
  expect(html).not.toContain("Broth?: Wrap, dip, and repeat</a>");
});

test("a name without a subtitle is its title", () => {
  expect(renderToStaticMarkup(<GuideName name="Soup" />)).toBe("Soup");
});
