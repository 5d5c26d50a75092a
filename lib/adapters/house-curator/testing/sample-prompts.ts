import type { AcceptedIdea, Constraint } from "@/lib/contracts/stages";
import type { City } from "@/lib/core/cities";

type SamplePrompt = { city: City; wish: string; idea: AcceptedIdea };

const FIELD_BY_LETTER: Record<string, Constraint["field"]> = {
  c: "cuisine",
  d: "dish",
  a: "area",
  p: "price",
  t: "diet",
  v: "vibe",
  g: "goodFor",
  m: "meal",
  f: "feature",
};

/** "a:Mission v:quiet,cosy -c:Sushi" -> constraints; vibes (v), occasions (g) and meals (m) are soft. */
export function parseConstraints(text: string): Constraint[] {
  return text
    .split(" ")
    .filter(Boolean)
    .map((part) => {
      const isNegated = part.startsWith("-");
      const [key = "", values = ""] = part.replace(/^-/, "").split(":");
      const field = FIELD_BY_LETTER[key] ?? "keyword";
      const list = values.replaceAll("_", " ").split(",");
      return {
        field,
        values: list,
        isNegated,
        isHard: !/^[vgm]$/.test(key),
        label: `${isNegated ? "no " : ""}${list.join(" or ")}`,
      };
    });
}

const samplePrompt = (
  city: City,
  text: string,
  constraints: string,
  size = 6,
  unknowns: string[] = [],
): SamplePrompt => ({
  city,
  wish: text,
  idea: { kind: "idea", title: text, angle: text, constraints: parseConstraints(constraints), unknowns, size },
});

/** Prompts as stage 1 parses them, for tests of the later stages. */
export const SAMPLE_PROMPTS: readonly SamplePrompt[] = [
  samplePrompt(
    "Oakland",
    "cosy date night with handmade pasta, not too loud",
    "d:pasta v:cosy,quiet g:date -v:loud",
    5,
  ),
  samplePrompt(
    "San Francisco",
    "a foggy afternoon in the Outer Sunset",
    "a:Outer_Sunset,Parkside,Inner_Sunset g:rainy-day",
    6,
  ),
  samplePrompt(
    "San Francisco",
    "dim sum with the whole family and grandparents",
    "c:Dim_Sum,Cantonese g:groups,grandparents",
    6,
  ),
  samplePrompt("San Francisco", "tacos and burritos in the Mission, cheap", "a:Mission c:Mexican p:1", 6),
  samplePrompt("San Francisco", "eating alone at a counter", "v:counter g:solo", 7),
  samplePrompt(
    "San Francisco",
    "a proper birthday dinner, someone else is paying",
    "g:birthday,special-occasion p:3,4",
    6,
  ),
  samplePrompt("San Francisco", "vegan dinner that isn't salad", "t:vegan", 5),
  samplePrompt("San Francisco", "late night food after a show", "g:late-night,before-a-show m:late-night", 6),
  samplePrompt("Berkeley", "brunch with the kids and a dog", "g:brunch,kids f:dogs-on-patio,patio", 6, [
    "whether dogs are welcome",
  ]),
  samplePrompt("San Jose", "phở or bún bò Huế for a hangover", "d:phở,bún_bò_Huế g:hangover", 5),
  samplePrompt("Peninsula", "business lunch, quiet, no sushi", "v:quiet,elegant g:business -c:Sushi", 6),
  samplePrompt("San Francisco", "old-school italian in north beach", "a:North_Beach c:Italian v:old-school", 5),
  samplePrompt("San Francisco", "noodles for the first cold week", "d:noodles,ramen,phở v:cosy", 7),
  samplePrompt("Oakland", "Ethiopian or Eritrean to share with friends", "c:Ethiopian,Eritrean g:groups", 5),
  samplePrompt("San Francisco", "pizza and beer with friends", "c:Pizza g:groups,beer", 6),
  samplePrompt("San Francisco", "somewhere with a view for visitors", "v:view g:out-of-towners", 5),
];
