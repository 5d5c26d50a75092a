import { foldProse } from "./word-forms";

type SensitiveClaim = { subject: string; pattern: RegExp; supportedBy: RegExp };

/** Claims that can harm a reader who relies on them: each needs evidence that says the same. */
const SENSITIVE_CLAIMS: readonly SensitiveClaim[] = [
  { subject: "vegan cooking", pattern: /\bvegans?\b|\bplant-based\b/, supportedBy: /\bvegans?\b|\bplant-based\b/ },
  {
    subject: "vegetarian cooking",
    pattern: /\bvegetarians?\b|\bmeat-?less\b|\bmeat-free\b|\bno meat\b/,
    supportedBy: /\bvegetarians?\b|\bvegans?\b|\bmeat-?less\b|\bplant-based\b|\bmeat-free\b|\bno meat\b/,
  },
  {
    subject: "gluten",
    pattern: /\bgluten\b|\bc(?:o)?eliacs?\b|\bwheat-free\b/,
    supportedBy: /\bgluten\b|\bc(?:o)?eliacs?\b/,
  },
  { subject: "halal", pattern: /\bhalal\b/, supportedBy: /\bhalal\b/ },
  { subject: "kosher", pattern: /\bkosher\b/, supportedBy: /\bkosher\b/ },
  {
    subject: "dairy",
    pattern: /\b(?:dairy|lactose)[- ]free\b|\bwithout dairy\b/,
    supportedBy: /\bdairy\b|\blactose\b|\bvegans?\b/,
  },
  {
    subject: "allergies",
    pattern: /\ballerg(?:y|ies|ic|en|ens|en-free)\b|\b(?:nut|peanut|shellfish|soy|egg)[- ]free\b/,
    supportedBy: /\ballerg|\b(?:nut|peanut|shellfish|soy|egg)[- ]free\b/,
  },
  {
    subject: "health",
    pattern:
      /\bhealth(?:y|ier|ful|iest)\b|\blow-(?:carb|fat|calorie|sodium)\b|\b(?:cures?|heals?|detox(?:es|ify)?|medicinal|immun(?:e|ity)|superfoods?|guilt-free|nutritious)\b|\bgood for (?:you|the (?:gut|heart|skin))\b/,
    supportedBy: /\bhealth|\blow-(?:carb|fat|calorie|sodium)\b|\bmedicinal\b|\bnutritious\b/,
  },
  { subject: "organic food", pattern: /\borganic(?:ally)?\b/, supportedBy: /\borganic/ },
  {
    subject: "access",
    pattern: /\bwheelchairs?\b|\baccessib(?:le|ility)\b|\bstep-free\b|\bramps?\b|\bada[- ]compliant\b/,
    supportedBy: /\bwheelchairs?\b|\baccessib|\bstep-free\b|\bramps?\b(?! leaves)/,
  },
  {
    subject: "dogs",
    pattern: /\bdogs? (?:are |is )?(?:welcome|allowed)\b|\bdog-friendly\b|\bpet-friendly\b/,
    supportedBy: /\bdogs?\b|\bpets?\b/,
  },
];

const SWEEPING_WORDS = /\b(?:everything|all of (?:it|them|these)|every (?:place|kitchen|dish|one|room)|each of)\b/;

/**
 * A claim in the text that the evidence does not support, or null. In a sentence about the prompt alone, the words of
 * the prompt support it too; `promptText` is empty for sentences that cite evidence.
 */
export function findUnsupportedClaim(text: string, evidence: string, promptText: string): string | null {
  const [claimed, grounds, requested] = [foldProse(text), foldProse(evidence), foldProse(promptText)];
  const isSweeping = SWEEPING_WORDS.test(claimed);
  for (const claim of SENSITIVE_CLAIMS) {
    if (!claim.pattern.test(claimed) || claim.supportedBy.test(grounds)) continue;
    if (!isSweeping && claim.supportedBy.test(requested)) continue;
    return claim.subject;
  }
  return null;
}
