import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Guide, GuideEntry, GuideSummary } from "@/lib/contracts/guide";
import { composeMap } from "@/lib/web/guide-map";
import { SessionProvider } from "../session/session-provider";
import { StatusProvider } from "../status/status-provider";
import { GuideArticle } from "./guide-article";
import { VISITOR } from "./reader";

const entry = (id: string, more: Partial<GuideEntry["restaurant"]> = {}): GuideEntry => ({
  id: `entry-${id}`,
  flavorText: "Bread with a crust you have to mean it to tear.",
  photoUrl: null,
  photoAttribution: null,
  evidence: [
    {
      id: "e1",
      about: "cooking",
      text: "Bakes its own bread.",
      source: "House catalog",
      sourceUrl: null,
      datedOn: "2026-11-12",
    },
  ],
  verdicts: [
    { label: "Outer Sunset", verdict: "met" },
    { label: "vegan", verdict: "unknown", fact: "none of our sources says which diets it cooks for" },
  ],
  restaurant: {
    id,
    name: `Room ${id}`,
    address: "4001 Judah St",
    city: "San Francisco",
    neighbourhood: "Outer Sunset",
    cuisines: ["Bakery"],
    priceLevel: 2,
    latitude: 37.76,
    longitude: -122.5,
    hasApproximateCoordinates: false,
    googlePlaceId: null,
    rating: null,
    userRatingCount: null,
    editorialSummary: null,
    humanizedLocation: "Outer Sunset, San Francisco",
    phoneNumber: null,
    website: null,
    openingHours: null,
    isOpen: true,
    ...more,
  },
});

const guide = (more: Partial<Guide> = {}): Guide => ({
  id: "fog-belt-dkpnpy",
  name: "The Fog Belt: Six warm rooms",
  city: "San Francisco",
  createdAt: "2026-11-20T03:00:00.000Z",
  updatedAt: "2026-11-20T03:00:00.000Z",
  introduction: "Past Nineteenth Avenue.\n\nYou will want lunch.",
  heroImageUrl: null,
  heroImageAttribution: null,
  coverCuisine: "noodles",
  isEmailGuide: true,
  isAdminOnly: false,
  isIndexable: true,
  updates: [],
  readings: [],
  writtenBy: "house",
  notes: [],
  usesGoogle: false,
  entries: [entry("outerlands"), entry("andytown")],
  ...more,
});

const MAP = await composeMap([
  { latitude: 37.7604, longitude: -122.5049 },
  { latitude: 37.7427, longitude: -122.4786 },
]);

const html = (subject: Guide, reader = VISITOR, related: GuideSummary[] = []) =>
  renderToStaticMarkup(
    <SessionProvider>
      <StatusProvider>
        <GuideArticle guide={subject} map={MAP} related={related} asOf="2026-11-21T00:00:00.000Z" reader={reader} />
      </StatusProvider>
    </SessionProvider>,
  );
const MEMBER = { isSignedIn: true };

describe("a guide's page", () => {
  it("splits the title, sets paragraphs, and gives each entry the anchor that links use", () => {
    const page = html(guide());
    expect(page).toMatch(/<h1[^>]*>The Fog Belt<span class="sr-only">: <\/span><span[^>]*>Six warm rooms<\/span>/);
    expect(page).toContain("<p>Past Nineteenth Avenue.</p><p>You will want lunch.</p>");
    expect(page).toContain('id="restaurant-outerlands"');
    expect(page).toContain('href="#restaurant-andytown"');
    expect(page).toContain("Written by the house curator: our own rules");
    expect(page).toContain("November 19, 2026");
  });

  it("leads from an entry's name and picture to the place's own page, for keyboards once", () => {
    for (const reader of [VISITOR, MEMBER]) {
      const page = html(guide({ entries: [entry("outerlands")] }), reader);
      expect(page).toMatch(
        /<h2[^>]*><a[^>]*href="\/place\/outerlands"[^>]*><span[^>]*>Room outerlands<\/span><svg.*?<\/svg><\/a><\/h2>/,
      );
      expect(page.match(/href="\/place\/outerlands"/g)).toHaveLength(2);
      expect(page).toMatch(/<a tabindex="-1" aria-hidden="true"[^>]*href="\/place\/outerlands"><img/i);
    }
  });

  it("asks visitors to sign up or sign in, and nobody else", () => {
    expect(html(guide())).toMatch(/href="\/register[^"]*".*href="\/login[^"]*"/);
    expect(html(guide(), MEMBER)).not.toContain("/register");
  });

  it("leads members alone to the large map, and visitors to saving all of its places", () => {
    expect(html(guide(), MEMBER)).toContain('href="/map?guide=fog-belt-dkpnpy"');
    const page = html(guide());
    expect(page).not.toContain('href="/map');
    const mark = "next=%2Fguide%2Ffog-belt-dkpnpy%23keep&amp;mark=*%3Ainterested&amp;from=fog-belt-dkpnpy";
    expect(page).toContain(`href="/register?${mark}"`);
  });

  it("says that all places are saved, or marked where one is unwanted", () => {
    const saved = entry("a", { userStatus: "interested" });
    expect(html(guide({ entries: [saved, entry("b", { userStatus: "love" })] }), MEMBER)).toContain(
      "Both places saved",
    );
    expect(html(guide({ entries: [saved, entry("b", { userStatus: "not_interested" })] }), MEMBER)).toContain(
      "Both places marked",
    );
    expect(html(guide({ entries: [saved, entry("b")] }), MEMBER)).toContain("Save the other place");
  });

  it("saves this place, both places, or all of three and more", () => {
    const named = (...ids: string[]) => html(guide({ entries: ids.map((id) => entry(id)) }), MEMBER);
    expect(named("a")).toContain("Save this place");
    expect(named("a", "b")).toContain("Save both places");
    expect(named("a", "b", "c")).toContain("Save all 3 places");
  });

  it("invites a visitor once, after the third entry", () => {
    const page = html(guide({ entries: ["a", "b", "c", "d"].map((id) => entry(id)) }));
    expect(page.match(/Keep the ones you like the sound of/g)).toHaveLength(1);
    expect(page).toMatch(/Directions to Room c.*Keep the ones you like.*Directions to Room d/s);
  });

  it("leads on: to all of its places at once, to a friend, and to the next guides", () => {
    const { entries: _, ...summary } = guide({ id: "next-one-aaaaaa", name: "Past Sunset: Three more" });
    const page = html(guide(), MEMBER, [summary]);
    expect(page).toMatch(/Save both places.*Share.*Print.*Read next.*href="\/guide\/next-one-aaaaaa"/s);
    expect(page).not.toContain("every Thursday");
    expect(html(guide())).toMatch(/Save these places.*every Thursday/s);
    expect(html(guide())).not.toContain("Read next");
  });

  it("says why each pick is there, and to ask before ordering for a diet", () => {
    const page = html(guide());
    expect(page).toContain("Why this pick");
    expect(page).toMatch(/Vegan<\/span>: we don&#x27;t know, none of our sources says which diets it cooks for/);
    // A guide older than facts has its verdict all the same.
    expect(page).toMatch(/Outer Sunset<\/span>: it fits<\/span>/);
    expect(page).toContain("“Bakes its own bread.”");
    // The day of our last look at our own catalogue says nothing of the quotation.
    expect(page).toContain("House catalog");
    expect(page).not.toContain("November 12, 2026");
    expect(page).toContain("ask before you order");
  });

  it("quotes what somebody wrote, with its link, and tells what is only listed in plain sentences", () => {
    const credit = { source: "House catalog", sourceUrl: null, datedOn: "2026-11-12" };
    const evidence = [
      { ...credit, id: "r", about: "review" as const, text: "Loved it.", sourceUrl: "https://maps.example/1" },
      { ...credit, id: "f", about: "facts" as const, text: "Bakery at 4001 Judah St. We know it as cosy." },
    ];
    const page = html(guide({ entries: [{ ...entry("a"), evidence }] }));
    expect(page).toMatch(
      /<blockquote>“Loved it.”<footer.*?<a href="https:\/\/maps.example\/1"[^>]*>House catalog<\/a>.*?November 12, 2026/,
    );
    expect(page).toMatch(/<div><p>Bakery at 4001 Judah St. We know it as cosy.<\/p><p.*?House catalog/);
    expect(page).not.toMatch(/(?:Cuisine|Mood|Diets|Price|Good for|Meals|Also): /);
  });

  it("names a source once for all that it says in a row", () => {
    const credit = { source: "House catalog", sourceUrl: null, datedOn: "2026-11-12" };
    const evidence = ["a", "b", "c"].map((id) => ({ ...credit, id, about: "cooking" as const, text: `Note ${id}.` }));
    const page = html(guide({ entries: [{ ...entry("a"), evidence }] }));
    expect(page).toMatch(/“Note a.”.*“Note b.”.*“Note c.”<footer.*House catalog/s);
    expect(page.match(/>House catalog</g)).toHaveLength(1);
  });

  it("says at its top how the prompt was read, and lets only whoever asked for it correct that", () => {
    const recognized = { role: "want", type: "feature" } as const;
    const readings: Guide["readings"] = [
      { ...recognized, quote: "outer sunsett", label: "Outer Sunset", outcome: "judged", readAs: "Sunset" },
      { ...recognized, quote: "valet", label: "valet parking", outcome: "not judged", person: "my dad" },
      { ...recognized, type: "time", quote: "Friday", label: "Friday", outcome: "not judged" },
      { ...recognized, quote: "zorbly", label: "zorbly", outcome: "not understood" },
    ];
    const page = html(guide({ readings, isCorrectable: true, isEmailGuide: false }), MEMBER);
    expect(page).toMatch(
      /Outer Sunset<\/span><span[^>]*>: both places fit.<\/span><span[^>]*> We read “outer sunsett” as Sunset./,
    );
    expect(page).toMatch(/We don&#x27;t know about<\/span><span[^>]*>: valet parking \(for your dad\).<\/span>/);
    expect(page).toMatch(/Before you go<\/span><span[^>]*>: ask whether they are open on Friday.<\/span>/);
    expect(page).toMatch(/We weren&#x27;t sure about “zorbly”<\/span><span[^>]*>: we left it out./);
    expect(page.match(/(?<=Change this<span class="sr-only"> )\([^)]+\)/g)).toEqual([
      "(“outer sunsett”)",
      // It follows from no span of its own: the author chooses among all.
      "(vegan)",
      "(“zorbly”)",
      "(“valet”)",
      "(“Friday”)",
    ]);
    expect(html(guide({ readings }), MEMBER)).not.toContain("Change this");
    expect(html(guide(), MEMBER)).not.toContain("Change this");
  });

  it("says whose wish it was, and looks for what a weekly guide is about itself", () => {
    const titleIn = (subject: Guide) => /<h2 id="asked-for"[^>]*>([^<]+)/.exec(html(subject, MEMBER))?.[1];
    expect(titleIn(guide())).toBe("What we looked for");
    expect(titleIn(guide({ isEmailGuide: false }))).toBe("What its reader asked for");
    expect(titleIn(guide({ isEmailGuide: false, isOwn: true }))).toBe("What you asked for");
  });

  it("shows price and rating only from data, and marks what is closed or approximate", () => {
    const plain = html(guide({ entries: [entry("a", { priceLevel: null })] }));
    expect(plain).not.toMatch(/Price level|ratings|Closed|approximate/);
    const full = html(
      guide({
        entries: [entry("a", { rating: 4.45, userRatingCount: 1200, isOpen: false, hasApproximateCoordinates: true })],
      }),
    );
    expect(full).toMatch(/Price level 2 of 4.*4\.5 from 1,200 ratings.*Closed.*approximate/);
    expect(full.match(/approximate/g)).toHaveLength(1);
  });

  it("says how to go there, call and look it up, as far as that is known, and of no closed place", () => {
    const plain = html(guide({ entries: [entry("a")] }));
    expect(plain).toContain("Directions to Room a");
    expect(plain).not.toMatch(/tel:|website of/);
    const known = { phoneNumber: "(415) 282-7403", website: "https://www.room.example/menu" };
    expect(html(guide({ entries: [entry("a", known)] }))).toMatch(
      /href="tel:4152827403".*href="https:\/\/www\.room\.example\/menu"/,
    );
    expect(html(guide({ entries: [entry("a", { ...known, isOpen: false })] }))).not.toMatch(/Directions|tel:/);
  });

  it("says which meals a place serves where nobody knows its hours", () => {
    expect(html(guide({ entries: [entry("a", { meals: ["lunch"] })] }))).toContain("Serves lunch");
    expect(
      html(guide({ entries: [entry("a", { meals: ["lunch"], openingHours: ["Monday: Closed"] })] })),
    ).not.toContain("Serves lunch");
  });

  it("marks what nobody could confirm to be open", () => {
    expect(html(guide({ entries: [entry("a", { isUnconfirmed: true })] }))).toContain("We could not confirm");
    expect(html(guide({ entries: [entry("a")] }))).not.toContain("We could not confirm");
  });

  it("shows a member's own status, and nothing where there is none", () => {
    const page = html(
      guide({ entries: [entry("a", { userStatus: "love" }), entry("b", { userStatus: null })] }),
      MEMBER,
    );
    expect(page.match(/Your rating:/g)).toHaveLength(1);
    expect(page).toContain("Loved");
  });

  it("shows no drawing twice, and none of its dishes is the cover's", () => {
    const page = html(guide({ entries: Array.from({ length: 8 }, (_, i) => entry(`room-${i}`)) }));
    const drawings = [...page.matchAll(/src="\/cover\/[^"?]+\?[^"]*drawing=([\w-]+)/g)].map(([, drawing]) => drawing);
    expect(drawings).toHaveLength(9);
    expect(drawings.slice(0, 2)).toEqual(["noodles", "bread"]);
    expect(new Set(drawings).size).toBe(9);
  });
});
