import { fold } from "./words";

type Claim = { what: string; said: RegExp; carriedBy: RegExp };

/** Claims that can harm who believes them: each needs evidence that says the same. */
const CLAIMS: readonly Claim[] = [
  { what: "vegan cooking", said: /\bvegans?\b|\bplant-based\b/, carriedBy: /\bvegans?\b|\bplant-based\b/ },
  {
    what: "vegetarian cooking",
    said: /\bvegetarians?\b|\bmeat-?less\b|\bmeat-free\b|\bno meat\b/,
    carriedBy: /\bvegetarians?\b|\bvegans?\b|\bmeat-?less\b|\bplant-based\b|\bmeat-free\b|\bno meat\b/,
  },
  { what: "gluten", said: /\bgluten\b|\bc(?:o)?eliacs?\b|\bwheat-free\b/, carriedBy: /\bgluten\b|\bc(?:o)?eliacs?\b/ },
  { what: "halal", said: /\bhalal\b/, carriedBy: /\bhalal\b/ },
  { what: "kosher", said: /\bkosher\b/, carriedBy: /\bkosher\b/ },
  {
    what: "dairy",
    said: /\b(?:dairy|lactose)[- ]free\b|\bwithout dairy\b/,
    carriedBy: /\bdairy\b|\blactose\b|\bvegans?\b/,
  },
  {
    what: "allergies",
    said: /\ballerg(?:y|ies|ic|en|ens|en-free)\b|\b(?:nut|peanut|shellfish|soy|egg)[- ]free\b/,
    carriedBy: /\ballerg|\b(?:nut|peanut|shellfish|soy|egg)[- ]free\b/,
  },
  {
    what: "health",
    said: /\bhealth(?:y|ier|ful|iest)\b|\blow-(?:carb|fat|calorie|sodium)\b|\b(?:cures?|heals?|detox(?:es|ify)?|medicinal|immun(?:e|ity)|superfoods?|guilt-free|nutritious)\b|\bgood for (?:you|the (?:gut|heart|skin))\b/,
    carriedBy: /\bhealth|\blow-(?:carb|fat|calorie|sodium)\b|\bmedicinal\b|\bnutritious\b/,
  },
  { what: "organic food", said: /\borganic(?:ally)?\b/, carriedBy: /\borganic/ },
  {
    what: "access",
    said: /\bwheelchairs?\b|\baccessib(?:le|ility)\b|\bstep-free\b|\bramps?\b|\bada[- ]compliant\b/,
    carriedBy: /\bwheelchairs?\b|\baccessib|\bstep-free\b|\bramps?\b(?! leaves)/,
  },
  {
    what: "dogs",
    said: /\bdogs? (?:are |is )?(?:welcome|allowed)\b|\bdog-friendly\b|\bpet-friendly\b/,
    carriedBy: /\bdogs?\b|\bpets?\b/,
  },
];

const SWEEPING = /\b(?:everything|all of (?:it|them|these)|every (?:place|kitchen|dish|one|room)|each of)\b/;

/**
 * The claim that neither the evidence nor, in a sentence about the wish alone, the wish's own words carry; or null.
 * `wish` is empty for sentences that rest on evidence.
 */
export function findUncarriedClaim(text: string, evidence: string, wish: string): string | null {
  const [said, ground, asked] = [fold(text), fold(evidence), fold(wish)];
  const isSweeping = SWEEPING.test(said);
  for (const claim of CLAIMS) {
    if (!claim.said.test(said) || claim.carriedBy.test(ground)) continue;
    if (!isSweeping && claim.carriedBy.test(asked)) continue;
    return claim.what;
  }
  return null;
}
