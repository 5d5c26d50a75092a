import { expect, test } from "vitest";
import { formatWeekdayMonthDay } from "@/lib/core/calendar-date";
import { entryFacts, whyThisPick } from "./_components/entry-facts";
import { longGuide } from "./_components/long-guide";
import { sampleGuide } from "./_components/sample-guide";
import { preheader } from "./_components/weekly-copy";
import { renderTemplate } from "./template";
import WeeklyGuide from "./weekly-guide";

const render = (guide = sampleGuide, more = {}) =>
  renderTemplate(WeeklyGuide, { ...WeeklyGuide.PreviewProps, isTest: false, ...more, guide });

const [first] = sampleGuide.entries;
if (!first) throw new Error("The sample guide has no entry.");

test("every place has its five preference links, a map, its text and the reason for the pick, in both parts", async () => {
  const { html, text } = await render();
  for (const { restaurant, flavorText, evidence } of sampleGuide.entries) {
    for (const status of ["LOVE", "LIKE", "INTERESTED", "NOT_INTERESTED", "NEVER_AGAIN"]) {
      const path = `/email/restaurant-status/a-test-message-has-no-token/${restaurant.id}/${status}?guideId=fog-belt-dkpnpy`;
      for (const part of [html, text]) expect(part.split(path)).toHaveLength(2);
    }
    for (const part of [html, text]) {
      expect(part).toContain(flavorText);
      expect(part).toContain(evidence[0]?.text);
      expect(part).toContain("Why this pick");
      expect(part).toContain("https://www.google.com/maps/dir/?api=1");
    }
  }
});

test("who receives it, why, from whom, and how to unsubscribe are in both parts", async () => {
  const { html, text } = await render();
  for (const part of [html, text]) {
    expect(part).toContain("You get this because you asked for the San Francisco guide, every Thursday.");
    expect(part).toContain("https://kumquat.example/unsubscribe/a-test-message-has-no-token");
    expect(part).toContain("Kumquat, 1 Ferry Building, San Francisco, CA 94111");
    expect(part).toContain("https://kumquat.example/guide/fog-belt-dkpnpy");
    expect(part).not.toMatch(/test message/i);
  }
  expect(html).toContain("View in browser");
});

test("every verdict names what it rests on, and evidence its source, link and date, in both parts", async () => {
  const verdicts = [
    { label: "quiet", verdict: "met" as const, fact: "its room is described as hushed" },
    { label: "under $20", verdict: "unmet" as const, fact: "its prices are $$$" },
    {
      label: "vegan",
      verdict: "unknown" as const,
      fact: "none of our sources says which diets it cooks for",
      isDietary: true,
    },
    { label: "older", verdict: "met" as const },
  ];
  const listed = { id: "f", about: "facts" as const, text: "Bakery at 4001 Judah St. We know it as cosy." };
  const evidence = [{ ...listed, source: "Google Maps", sourceUrl: "https://maps.example/1", datedOn: "2026-11-12" }];
  const { html, text } = await render({ ...sampleGuide, entries: [{ ...first, verdicts, evidence }] });
  expect(html).toMatch(/<strong>quiet<\/strong>: its room is described as hushed/);
  expect(html).toMatch(/<strong>under \$20<\/strong>: it doesn&#x27;t fit, its prices are \$\$\$/);
  expect(html).toMatch(/<strong>older<\/strong>: it fits<(?:br|\/p)/);
  expect(html).toMatch(
    /know it as cosy\. <a href="https:\/\/maps\.example\/1"[^>]*>Google Maps<\/a>, November 12, 2026/,
  );
  expect(text).toContain("- vegan: we don't know, none of our sources says which diets it cooks for");
  expect(text).toContain("We know it as cosy. Google Maps, November 12, 2026, https://maps.example/1");
  for (const part of [html, text]) {
    expect(part).not.toMatch(/[“"]Bakery at/);
    expect(part).not.toMatch(/(?:Cuisine|Mood|Diets|Price|Good for|Meals|Also): /);
  }
});

test("what the kitchen must be asked stands before the first place, in both parts", async () => {
  const verdicts = [
    { label: "no nuts", verdict: "unknown" as const, isDietary: true },
    { label: "vegan", verdict: "met" as const, isDietary: true },
    { label: "quiet", verdict: "unknown" as const },
  ];
  const { html, text } = await render({ ...sampleGuide, entries: [{ ...first, verdicts }] });
  expect(html).toMatch(/no nuts:<\/strong> we don&#x27;t know\. Ask the kitchen\./);
  expect(text).toContain("no nuts: we don't know. Ask the kitchen.");
  for (const part of [html, text]) {
    expect(part.indexOf("Ask the kitchen")).toBeLessThan(part.indexOf(first.flavorText));
    const opening = part.slice(0, part.indexOf(first.flavorText));
    expect(opening).not.toMatch(/(vegan|quiet):/);
  }
});

test("what somebody must not eat and wasn't understood, and what no source tells, is told before the first place, in both parts", async () => {
  const readings = [
    {
      quote: "no sulfas",
      label: "no sulfas",
      role: "danger" as const,
      type: "allergen" as const,
      outcome: "not understood" as const,
    },
    {
      quote: "zorbly",
      label: "zorbly",
      role: "want" as const,
      type: "vibe" as const,
      outcome: "not understood" as const,
    },
    ...(["time", "feature"] as const).map((type) => ({
      quote: type === "time" ? "Saturday" : "a view",
      label: type === "time" ? "Saturday" : "a view",
      role: "want" as const,
      type,
      outcome: "not judged" as const,
    })),
  ];
  const { html, text } = await render({ ...sampleGuide, readings });
  expect(html).toMatch(
    /We weren&#x27;t sure about &#8220;no sulfas&#8221;:<\/strong> we took it as something to avoid\. Ask the kitchen\./,
  );
  expect(text).toContain("We weren't sure about “no sulfas”: we took it as something to avoid. Ask the kitchen.");
  expect(html).toMatch(/We don&#x27;t know about:<\/strong> a view\./);
  // Its readers chose no day.
  expect(html + text).not.toContain("Saturday");
  expect(text).toContain("We don't know about: a view.");
  for (const part of [html, text]) {
    expect(part.indexOf("no sulfas")).toBeLessThan(part.indexOf(first.flavorText));
    expect(part).not.toContain("zorbly");
  }
});

test("a test message says so, before everything else", async () => {
  const { subject, html, text } = await render(sampleGuide, { isTest: true });
  expect(subject).toMatch(/^\[Test\] /);
  expect(html.indexOf("Test message.")).toBeLessThan(html.indexOf("<h1"));
  expect(text).toMatch(/^TEST MESSAGE/);
});

test("twelve places with long texts stay below 102 KB", async () => {
  const { html, text } = await render(longGuide(), {
    unsubscribeToken: "u".repeat(64),
    preferenceToken: "p".repeat(64),
    senderInfo: { ...WeeklyGuide.PreviewProps.senderInfo, appUrl: "https://a-rather-long-name.guides.kumquat.example" },
  });
  expect(Buffer.byteLength(html)).toBeLessThan(102 * 1024);
  expect(Buffer.byteLength(text)).toBeLessThan(102 * 1024);
});

test("a guide's content is text: markup, quotes, bidirectional marks and emoji come out as they were written", async () => {
  const evil = `</title></style><script>alert("1")</script><img src=x onerror='x'> & "מסעדה" 🍊`;
  const guide = {
    ...sampleGuide,
    name: `${evil}: ${evil}`,
    introduction: evil,
    entries: [
      {
        ...first,
        flavorText: evil,
        photoUrl: '/photo"><script>x</script>',
        photoAttribution: { restaurantName: evil, source: evil },
        evidence: first.evidence.map((each) => ({ ...each, text: evil, source: evil })),
        verdicts: [{ label: evil, verdict: "met" as const }],
        restaurant: { ...first.restaurant, name: evil, cuisines: [evil], humanizedLocation: evil, address: evil },
      },
    ],
  };
  const { html, text, subject } = await render(guide);
  expect(html).not.toMatch(/<script|<img src=x|onerror='/);
  expect(html).toContain("&lt;script&gt;");
  expect(html).toContain(`&#${"🍊".codePointAt(0)};`);
  expect(html).toContain('dir="auto"');
  expect(text).toContain(evil);
  expect(subject).not.toMatch(/[\r\n]/);
});

test("pictures are a photo if there is one, and otherwise a cover, by absolute URLs", async () => {
  const photos = {
    ...sampleGuide,
    heroImageUrl: "/photos/hero.jpg",
    heroImageAttribution: { restaurantName: "Outerlands", source: "Ana" },
    entries: [
      { ...first, photoUrl: "https://photos.example/1.jpg", photoAttribution: { restaurantName: "O", source: "Bo" } },
    ],
  };
  const { html } = await render(photos);
  expect(html).toContain('src="https://kumquat.example/photos/hero.jpg"');
  expect(html).toContain('src="https://photos.example/1.jpg"');
  expect(html).toContain("Photo: Bo");
  const { html: covers } = await render();
  expect(covers).toMatch(/src="https:\/\/kumquat\.example\/cover\/fog-belt-dkpnpy\/picture\.png\?[^"]*shape=wide/);
  expect(covers).toMatch(/src="https:\/\/kumquat\.example\/cover\/outerlands\/picture\.png\?[^"]*shape=square/);
});

test("the preheader says what the subject does not, and the week is its Thursday in every time zone", () => {
  expect(preheader(sampleGuide)).toBe("San Francisco: Outerlands, Thanh Long.");
  expect([...preheader(longGuide())].length).toBeLessThanOrEqual(120);
  expect(formatWeekdayMonthDay("2026-11-19")).toBe("Thursday, November 19");
  expect(formatWeekdayMonthDay("2028-02-29")).toBe("Tuesday, February 29");
});

test("a reason that the text has just given is not repeated, and the map link finds the town", () => {
  const [, second] = sampleGuide.entries;
  const [evidence] = first.evidence;
  if (!second || !evidence) throw new Error("The sample guide is too short.");
  const repeated = { ...evidence, text: `${first.flavorText.split(",")[0]}!` };
  expect(whyThisPick({ ...first, evidence: [repeated, evidence] })?.evidence?.text).toBe(`“${evidence.text}”`);
  const facts = { ...evidence, about: "facts" as const, text: "Bakery at 4001 Judah St." };
  expect(whyThisPick({ ...first, evidence: [repeated, facts] })?.evidence).toMatchObject({
    text: "Told from:",
    source: "House catalog",
    date: null,
  });
  expect(whyThisPick({ ...first, evidence: [facts] })?.evidence?.text).toBe("Bakery at 4001 Judah St.");
  expect(whyThisPick({ ...first, evidence: [], verdicts: [] })).toBeNull();
});

test("prices and ratings are shown if a source gave them, and only then", () => {
  const { restaurant } = first;
  const facts = (more: Partial<typeof restaurant>) => entryFacts({ ...first, restaurant: { ...restaurant, ...more } });
  expect(facts({ priceLevel: null })).toBe("Californian, Bakery · Outer Sunset");
  expect(facts({ rating: 4.25, userRatingCount: 1234 })).toBe(
    "Californian, Bakery · $$ · Outer Sunset · 4.3 of 5 (1,234)",
  );
});
