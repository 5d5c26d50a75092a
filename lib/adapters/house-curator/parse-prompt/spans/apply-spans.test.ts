import { describe, expect, it, test } from "vitest";
import { parsePrompt } from "../parse-prompt";
import { read, reader } from "./testing";

describe("spans of the model, beside the rules", () => {
  it("a mention in the background is no wish", async () => {
    const { constraints, readings } = await read(
      "we had ramen yesterday, tacos please",
      ["ramen", "background", "dish"],
      ["tacos", "want", "dish"],
    );
    expect(constraints.map(({ label }) => label)).toEqual(["tacos"]);
    expect(readings?.map(({ outcome }) => outcome)).toEqual(["ignored", "judged"]);
  });

  it("a refusal that the rules miss is recognized", async () => {
    const { constraints } = await read(
      "noodles, and shrimp and I are no longer on speaking terms",
      ["noodles", "want", "cuisine"],
      ["shrimp", "avoid", "ingredient"],
    );
    expect(constraints.find(({ values }) => values.includes("shellfish"))).toMatchObject({ isNegated: true });
  });

  it("a refusal by the rules wins over an unsure wish, and yields to a sure one", async () => {
    const sure = await read("no sushi", ["sushi", "want", "dish", 0.99]);
    expect(sure.constraints[0]).toMatchObject({ isNegated: false });
    const { constraints } = await read("no sushi", ["sushi", "want", "dish", 0.6]);
    expect(constraints[0]).toMatchObject({ isNegated: true });
  });

  it("a danger by the rules stays one where the model names none", async () => {
    const prompt = "tacos. clams and mussels blow me up like a balloon";
    const missed = await read(prompt, ["tacos", "want", "dish"], ["mussels", "want", "ingredient"]);
    expect(missed.constraints.some(({ isDanger }) => isDanger)).toBe(true);
    const told = await read(
      "allergic to clams, want mussels",
      ["clams", "danger", "allergen"],
      ["mussels", "want", "dish"],
    );
    expect(told.constraints.some(({ isNegated, label }) => !isNegated && label.includes("mussels"))).toBe(true);
  });

  it("what makes ill is kept out, although it is wanted under another name", async () => {
    const { constraints, readings } = await read(
      "oysters put me in hospital, a raw bar or chicken",
      ["oysters", "danger", "dish"],
      ["raw bar", "want", "feature"],
      ["chicken", "want", "dish"],
    );
    expect(constraints.find(({ isDanger }) => isDanger)).toMatchObject({ isNegated: true });
    expect(constraints.filter(({ isNegated }) => !isNegated).flatMap(({ values }) => values)).not.toContain("oysters");
    expect(readings?.[0]).toMatchObject({ role: "danger", outcome: "judged" });
  });

  it("a mood is one, although the model takes it for a dish", async () => {
    const prompt = "cozy noodles with my mom who doesn't eat meat";
    const { constraints } = await read(prompt, ["cozy", "want", "dish", 0.99], ["noodles", "want", "dish"]);
    expect(constraints).toContainEqual(expect.objectContaining({ field: "vibe", values: ["cosy"] }));
  });

  it("a danger by either is one", async () => {
    const byRules = await read(
      "thai, peanuts could kill me",
      ["thai", "want", "cuisine"],
      ["peanuts", "want", "dish", 0.9],
    );
    const byModel = await read("thai, peanuts and I: ambulance", ["peanuts", "danger", "allergen"]);
    for (const { constraints } of [byRules, byModel])
      expect(constraints.find(({ isDanger }) => isDanger)).toMatchObject({ isNegated: true, isHard: true });
  });

  it("a word of another type has another meaning", async () => {
    const { constraints } = await read(
      "dinner after the turkey trot",
      ["dinner", "want", "meal"],
      ["turkey trot", "want", "occasion"],
    );
    expect(constraints.map(({ label }) => label)).toEqual(["dinner", "turkey trot"]);
  });

  it("what the vocabulary doesn't know is looked for in its own words, and kept out where a place names it", async () => {
    const { constraints, readings } = await read(
      "dinner with flumpkins, no zorbles, no achiote, by nine",
      ["flumpkins", "want", "dish"],
      ["zorbles", "avoid", "ingredient"],
      ["achiote", "avoid", "ingredient"],
      ["by nine", "want", "time"],
    );
    expect(constraints).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ field: "dish", values: ["achiote"], isNegated: true }),
        expect.objectContaining({ field: "keyword", values: ["flumpkins"], isHard: false }),
      ]),
    );
    expect(readings?.map(({ quote, outcome }) => [quote, outcome])).toEqual([
      ["flumpkins", "judged"],
      ["zorbles", "not judged"],
      ["achiote", "judged"],
      ["by nine", "not judged"],
    ]);
  });

  it("one of the commonest words is told, not looked for, unless it surely is a food", async () => {
    const { constraints, readings } = await read(
      "dinner, giving, caviar",
      ["giving", "want", "feature"],
      ["caviar", "want", "dish"],
    );
    expect(constraints.map(({ label }) => label)).toEqual(expect.not.arrayContaining(["giving"]));
    expect(readings?.map(({ outcome }) => outcome)).toEqual(["not judged", "judged"]);
  });

  it("what isn't clear is not understood, and a food that may be refused is avoided", async () => {
    const { constraints, readings } = await read(
      "dinner, grommets whatever, blinis hm",
      ["grommets", "want", "feature", 0.3],
      ["blinis", "avoid", "dish", 0.45],
    );
    expect(readings?.find(({ quote }) => quote === "grommets")?.outcome).toBe("not understood");
    expect(constraints.find(({ label }) => label === "no blini")).toMatchObject({ isNegated: true });
  });
});

it("where the model fails, the rules read alone", async () => {
  const prompt = { city: "San Francisco", prompt: "noodles, no shrimp" } as const;
  const failing = await parsePrompt(prompt, () => Promise.reject(new Error("no model")));
  expect(failing).toEqual(await parsePrompt(prompt, null));
});

it("where the model fails, a food beside a refusal that the rules don't take for one is kept out", async () => {
  const input = { city: "San Francisco", prompt: "noodles. nobody can look at ramen" } as const;
  const idea = await parsePrompt(input, () => Promise.reject(new Error("no model")));
  expect(idea).toMatchObject({
    readings: [
      { quote: "noodles", outcome: "judged" },
      { quote: "ramen", role: "avoid", outcome: "not understood" },
    ],
  });
});

describe("a correction", () => {
  it("a phrase that refuses by itself isn't turned round", async () => {
    const { constraints } = await read(
      "ramen, nothing expensive",
      ["ramen", "want", "dish"],
      ["expensive", "avoid", "price"],
    );
    expect(constraints.map(({ label }) => label)).toContain("up to $$");
  });

  it("says what a span is for", async () => {
    const idea = await parsePrompt(
      { city: "San Francisco", prompt: "ramen, we had tacos", corrections: [{ quote: "tacos", role: "avoid" }] },
      reader(["ramen", "want", "dish"], ["tacos", "want", "dish"]),
    );
    expect(idea).toMatchObject({ kind: "idea" });
    if (idea.kind === "idea")
      expect(idea.constraints.find(({ values }) => values.includes("tacos"))).toMatchObject({ isNegated: true });
  });

  it("says it in other words", async () => {
    const idea = await parsePrompt(
      {
        city: "San Francisco",
        prompt: "dinner with zorbles",
        corrections: [{ quote: "zorbles", role: "want", means: "dumplings" }],
      },
      reader(),
    );
    if (idea.kind === "idea") expect(idea.constraints.map(({ label }) => label)).toContain("dumplings");
  });

  it("that says what to avoid by the name of a diet asks for the diet", async () => {
    const prompt = "dinner with my mom who can't stand meat";
    const corrections = [{ quote: "meat", role: "avoid", means: "vegetarian" }] as const;
    const idea = await parsePrompt({ city: "San Francisco", prompt, corrections: [...corrections] }, reader());
    expect(idea).toMatchObject({
      constraints: expect.arrayContaining([expect.objectContaining({ label: "vegetarian" })]),
    });
    expect(idea.kind === "idea" && idea.constraints.filter(({ isNegated }) => isNegated)).toEqual([]);
  });
});

describe("the number and the age of guests", () => {
  it("are readings of their own, for what they make of a party", async () => {
    const { readings } = await read(
      "ramen, I am 82, we are 14 of us",
      ["ramen", "want", "dish"],
      ["82", "want", "age", 0.3],
    );
    expect(readings?.map(({ quote, outcome, label }) => [quote, outcome, label])).toEqual([
      ["ramen", "judged", "ramen"],
      ["I am 82", "judged", "good for the older generation"],
      ["we are 14", "judged", "good for a group"],
      ["we are 14", "not judged", "14"],
    ]);
  });

  it("ask for nothing where the author says so", async () => {
    const idea = await parsePrompt(
      { city: "San Francisco", prompt: "ramen, 14 of us", corrections: [{ quote: "14 of us", role: "background" }] },
      reader(["ramen", "want", "dish"]),
    );
    expect(idea).toMatchObject({ constraints: [{ label: "ramen" }] });
  });
});

test("a town without places of ours has a reading, as the areas around it", async () => {
  const idea = await parsePrompt(
    { city: "San Jose", prompt: "chaat in Milpitas" },
    reader(["chaat", "want", "dish"], ["Milpitas", "want", "area"]),
  );
  expect(idea).toMatchObject({ readings: [{ quote: "chaat" }, { quote: "Milpitas", outcome: "judged" }] });
});

test("what the author meant otherwise counts, even where the rules see a danger", async () => {
  const prompt = "the shrimp allergy is a family joke, tacos";
  const input = { city: "San Francisco" as const, prompt };
  const isKeptOut = async (corrections?: { quote: string; role: "want" }[]) => {
    const idea = await parsePrompt({ ...input, corrections }, reader(["shrimp", "want", "ingredient"]));
    return (
      idea.kind === "idea" && idea.constraints.some(({ values, isDanger }) => isDanger && values.includes("shellfish"))
    );
  };
  expect(await isKeptOut()).toBe(true);
  expect(await isKeptOut([{ quote: "shrimp", role: "want" }])).toBe(false);
});

describe("what the rules know better than the model", () => {
  const inShort = ({ constraints }: Awaited<ReturnType<typeof read>>) =>
    constraints.map(({ field, values, isNegated }) => `${isNegated ? "!" : ""}${field}=${values.join("|")}`);

  it("a price is one, whatever its span is called", async () => {
    const cheap = await read("tacos baratos", ["tacos baratos", "want", "dish"]);
    expect(inShort(cheap)).toEqual(["dish=tacos", "price=1|2"]);
    const bare = await read("ramen under 30", ["ramen", "want", "dish"], ["under 30", "want", "price"]);
    expect(inShort(bare)).toContain("price=1|2");
    const crowd = await read("ramen, under 30 of us", ["ramen", "want", "dish"], ["under 30 of us", "want", "party"]);
    expect(inShort(crowd)).toEqual(["cuisine=Ramen", "goodFor=groups"]);
  });

  it("a food that its span is free of isn't wanted", async () => {
    const free = await read("dairy free ice cream", ["dairy free", "want", "diet"], ["ice cream", "want", "dish"]);
    expect(inShort(free)).toEqual(["cuisine=Ice Cream", "!dish=dairy"]);
  });

  it("areas are near, or out, as the rules say", async () => {
    const out = await read("dim sum outside Chinatown", ["dim sum", "want", "dish"], ["Chinatown", "want", "area"]);
    expect(inShort(out)).toEqual(["cuisine=Dim Sum", "!area=Chinatown"]);
    const near = await read("pho, not too far from Chinatown", ["pho", "want", "dish"], ["Chinatown", "avoid", "area"]);
    expect(inShort(near).find((each) => each.includes("Chinatown"))).toMatch(/^area=/);
    const list = await read("no mushrooms, Mission", ["mushrooms", "avoid", "ingredient"], ["Mission", "want", "area"]);
    expect(inShort(list)).toEqual(["!dish=mushrooms", "area=Mission"]);
  });

  it("a restaurant is one by its name, and to be compared with, although the model takes it for background", async () => {
    const ruledOut = await read(
      "dim sum but not Yank Sing",
      ["dim sum", "want", "dish"],
      ["Yank", "avoid", "dish"],
      ["Sing", "avoid", "feature"],
    );
    expect(inShort(ruledOut)).toEqual(["!name=Yank Sing", "cuisine=Dim Sum"]);
    const like = await read("like Zuni but cheaper", ["Zuni", "background", "place"], ["cheaper", "want", "price"]);
    expect(inShort(like)).toEqual(expect.arrayContaining(["!name=Zuni", "price=1|2"]));
    expect(like.readings?.[0]).toMatchObject({ quote: "Zuni", role: "want", label: expect.stringMatching(/^cooking/) });
    const past = await read(
      "we were at Zuni in May, tacos now",
      ["Zuni", "background", "place"],
      ["tacos", "want", "dish"],
    );
    expect(inShort(past)).toEqual(["dish=tacos"]);
  });

  it("what comes before the opera is an occasion as well as a place", async () => {
    const show = await read("a bite before the opera", ["bite", "want", "meal"], ["before the opera", "want", "time"]);
    expect(inShort(show)).toEqual(expect.arrayContaining(["goodFor=before-a-show"]));
    expect(inShort(show).some((each) => each.startsWith("landmark="))).toBe(true);
  });

  it("in a language that the model hardly knows, its types don't count", async () => {
    const quiet = await read("조용한 한식당", ["조용한 한식당", "want", "dish"]);
    expect(inShort(quiet)).toEqual(["cuisine=Korean", "vibe=quiet"]);
  });
});
