import { expect, it } from "vitest";
import { NO_RECENT_TEXTS } from "@/lib/contracts/stages";
import { parsePrompt } from "../parse-prompt/parse-prompt";
import { catalogueOf } from "../testing/catalogue";
import { sampleGuide } from "../testing/sample-guide";
import { parseConstraints } from "../testing/sample-prompts";
import { subjectOf } from "./name-subject";
import { preparedHeadlines } from "./prepared-headlines";

async function guideOf(wish: string) {
  const idea = await parsePrompt({ city: "Oakland", prompt: wish });
  if (idea.kind === "refused") throw new Error(idea.message);
  const guide = sampleGuide({ city: "Oakland", wish, idea, now: new Date("2026-11-26T16:00:00Z") });
  if (!guide) throw new Error("Nothing fits.");
  return guide;
}

it("names what most places of a budget cook, where the wish names no food", async () => {
  const { title, story } = await guideOf("Chinatown lunch on a small budget");
  const subject = subjectOf(story, "seed");
  expect(subject?.isNamedIn(title), title).toBe(true);
  expect(subject?.subtitles.every((subtitle) => /Chinese|Cantonese/.test(subtitle))).toBe(true);
});

it("names what the wish is for where the places share no kitchen, or it has no budget", async () => {
  const { story } = await guideOf("Chinatown lunch on a small budget");
  const [first, ...others] = story.picks;
  if (!first) throw new Error("No pick.");
  const unlike = others.map((pick, index) => ({ ...pick, place: { ...pick.place, cuisines: [`Kitchen ${index}`] } }));
  const namesKitchen = (subject: ReturnType<typeof subjectOf>) =>
    subject?.subtitles.some((subtitle) => /Chinese|Cantonese|Kitchen/.test(subtitle));
  const ofUnlike = subjectOf({ ...story, picks: [first, ...unlike] }, "seed");
  expect(namesKitchen(ofUnlike)).toBe(false);
  expect(ofUnlike?.isNamedIn("For a small budget")).toBe(true);
  const constraints = story.idea.constraints.filter(({ field }) => field !== "price");
  const ofLunch = subjectOf({ ...story, idea: { ...story.idea, constraints } }, "seed");
  expect(namesKitchen(ofLunch)).toBe(false);
  expect(ofLunch?.isNamedIn("Where to go for lunch")).toBe(true);
});

it.each([
  ["Oakland", "pasta in Rockridge", /\bpasta\b/i, /\bRockridge\b/],
  ["Oakland", "brunch with kids near Lake Merritt", /\b(?:brunch|kids|child)/i, /\bLake Merritt\b/],
  ["San Francisco", "date night in North Beach", /\b(?:date|two)\b/i, /\bNorth Beach\b/],
  ["San Francisco", "vegan and meat eater dinner in the Mission", /\bvegan\b/, /\bMission\b/],
] as const)("names what was wished for and the part of town: %s, %s", async (city, wish, subject, where) => {
  const idea = await parsePrompt({ city, prompt: wish });
  if (idea.kind === "refused") throw new Error(idea.message);
  for (const hour of [16, 17, 18, 19]) {
    const title = sampleGuide({ city, wish, idea, now: new Date(`2026-11-26T${hour}:00:00Z`) })?.title ?? "";
    expect(title).toMatch(subject);
    expect(title).toMatch(where);
    expect(title).not.toMatch(/\bmeat\b(?! eater)|\bcow\b/i);
  }
});

it("names no kitchen that most share of a wish for somewhere near after a show", async () => {
  const wish = "cheap eats after a concert at the Fox";
  const idea = await parsePrompt({ city: "Oakland", prompt: wish });
  if (idea.kind === "refused") throw new Error(idea.message);
  const guide = sampleGuide({ city: "Oakland", wish, idea, now: new Date("2026-11-26T16:00:00Z") });
  expect(guide?.title).not.toMatch(/Mexican/);
});

it("says that there is no plan beyond the food only of a wish that has none", () => {
  const subtitlesOf = (wish: string) => {
    const constraints = parseConstraints(wish);
    const idea = { kind: "idea" as const, title: "", angle: "", constraints, unknowns: [], size: 5 };
    const picks = catalogueOf("San Francisco")
      .filter(({ place }) => place.cuisines.includes("Noodles"))
      .map((known) => ({ ...known, reason: "", verdicts: [] }));
    const story = {
      city: "San Francisco" as const,
      prompt: wish,
      idea,
      order: "",
      unmet: [],
      recent: NO_RECENT_TEXTS,
      picks,
    };
    return subjectOf(story, "seed")?.subtitles ?? [];
  };
  expect(subtitlesOf("c:Noodles")).toContain("no plan beyond noodles");
  expect(subtitlesOf("c:Noodles v:quiet").filter((text) => /no plan|only have to/.test(text))).toEqual([]);
});

it("takes nobody who asked for something, or ruled it out, for undecided", () => {
  const headlinesOf = (wish: string) => {
    const constraints = parseConstraints(wish);
    const idea = { kind: "idea" as const, title: "", angle: "", constraints, unknowns: [], size: 5 };
    const story = {
      city: "San Francisco" as const,
      prompt: wish,
      idea,
      order: "",
      unmet: [],
      recent: NO_RECENT_TEXTS,
      picks: [],
    };
    return preparedHeadlines(story, []).flatMap(({ titles }) => titles);
  };
  expect(headlinesOf("")).toContain("When Nothing Comes to Mind");
  expect(headlinesOf("-c:Sushi")).toEqual([]);
});

it.each([
  ["anniversary dinner, nothing stuffy", /anniversar/i],
  ["celebrating a promotion", /promotion/i],
  ["first date that isn't sushi", /first date/i],
  ["graduation dinner for 8", /graduat/i],
  ["taking my parents somewhere nice", /parents/i],
  ["patio and beer with the dog", /patio|outside|outdoors?|open air/i],
  ["quiet place to talk", /quiet|talk|conversation|hush/i],
  ["something for a birthday, not expensive", /birthday/i],
])("a guide to %s is titled after what the wish leads with", async (wish, named) => {
  expect((await guideOf(wish)).title).toMatch(named);
});

it("takes a sandwich for no fried chicken sandwich", async () => {
  const { story } = await guideOf("crispy fried chicken sandwich");
  const subject = subjectOf(story, "seed");
  expect(subject?.isNamedIn("The Filling Stays Put: Chips on the side of your sandwich")).toBe(false);
  expect(subject?.isNamedIn("Where to eat a fried chicken sandwich")).toBe(true);
});

it("names no mood that the picks aren't known for", () => {
  const constraints = parseConstraints("v:quiet");
  const idea = { kind: "idea" as const, title: "", angle: "", constraints, unknowns: [], size: 5 };
  const picks = catalogueOf("San Francisco")
    .filter(({ place }) => place.vibes.includes("loud"))
    .map((known) => ({ ...known, reason: "", verdicts: [] }));
  const story = {
    city: "San Francisco" as const,
    prompt: "",
    idea,
    order: "",
    unmet: [],
    recent: NO_RECENT_TEXTS,
    picks,
  };
  expect(subjectOf(story, "seed")).toBeNull();
});
