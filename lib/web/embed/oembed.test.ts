import { expect, test } from "vitest";
import { OembedResponse } from "@/lib/contracts/oembed";
import { sampleGuide } from "@/lib/testing/sample-guide";
import { guideIdOf, oembed, oembedUrl } from "./oembed";

const BASE = "https://guides.example";

test.each([
  ["https://guides.example/guide/slow-soups", "slow-soups"],
  ["https://guides.example/guide/slow-soups/?utm=x#restaurant-a", "slow-soups"],
  ["https://guides.example/guide/a%20b", "a b"],
  ["https://guides.example/guide/%zz", null],
  ["https://guides.example/guide", null],
  ["https://guides.example/guide/a/cover.png", null],
  ["https://evil.example/guide/slow-soups", null],
  ["http://guides.example/guide/slow-soups", null],
  ["/guide/slow-soups", null],
])("%s is the address of %s", (url, id) => {
  expect(guideIdOf(url, BASE)).toBe(id);
});

test("a guide is a frame that scripts and forms stay out of", () => {
  const guide = sampleGuide({ id: "slow-soups", name: 'Slow "soups"' });
  const response = OembedResponse.strict().parse(oembed(guide, {}, BASE));
  expect(response).toMatchObject({ width: 600, height: 500, thumbnail_width: 1200 });
  expect(response.html).toBe(
    `<iframe src="https://guides.example/embed/guide/slow-soups" title="Slow &quot;soups&quot;" width="600" height="500" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox" style="border:0;max-width:100%"></iframe>`,
  );
});

test("neither the frame nor its picture is larger than was asked for", () => {
  const small = oembed(sampleGuide(), { maxwidth: 320, maxheight: 240 }, BASE);
  expect(small).toMatchObject({ width: 320, height: 240 });
  expect(small.html).toContain('width="320" height="240"');
  expect(small).not.toHaveProperty("thumbnail_url");
  expect(oembed(sampleGuide(), { maxwidth: 1200, maxheight: 630 }, BASE)).toMatchObject({
    width: 600,
    thumbnail_width: 1200,
  });
});

test("the address that a guide's page names leads back to the guide", () => {
  const { origin, pathname, searchParams } = new URL(oembedUrl("slow-soups", BASE));
  expect(origin + pathname).toBe(`${BASE}/api/oembed`);
  expect(guideIdOf(searchParams.get("url") ?? "", BASE)).toBe("slow-soups");
});
