/** Words for what a pattern finds in a prompt. */
export type Replacement = readonly [pattern: RegExp, words: string];

const HATES = "(?:hates?|hating|dislikes?|can(?:['’]?t|not) stand|(?:sick|tired) of|(?:over|done with) all)";
/** What "sick" goes on with where it isn't simply ill: "sick of burgers", "sick if I eat gluten". */
const OF_SOMETHING = "(?:of|and tired|from|if|when(?:ever)?|after|with|by|every|at)";
const FISH = "(?:fish|seafood|shellfish)";

const insteadOf = (adjectives: string, wanted: string): Replacement => [
  new RegExp(`\\b${HATES}(?: (?:the|these|those|all|any))? (?:${adjectives}) (?=\\p{L})`, "giu"),
  `wants ${wanted} `,
];

/** What says another thing than its words do one by one, in words that are read as they are meant. */
export const IDIOMS: readonly Replacement[] = [
  // Who hates the fake kind wants the real one.
  insteadOf("fake|inauthentic|americani[sz]ed|so-called", "real"),
  insteadOf("fancy|stuffy|pretentious|snobby|formal", "casual"),
  // Ill, and tired of nothing.
  [new RegExp(`\\b(?:i['’]?m|i am|we['’]?re) sick\\b(?! ${OF_SOMETHING}\\b)`, "giu"), ", at home, "],
  [
    new RegExp(`(?<=\\b(?:she['’]?s|he['’]?s|feeling|home|is|are|been|so) )sick\\b(?! ${OF_SOMETHING}\\b)`, "giu"),
    "ill",
  ],
  [
    new RegExp(
      `\\b(?:does(?:n['’]?t| not)|do(?:n['’]?t| not)) eat meat,? but (?:(?:he|she|they|i|we) )?(?:does |do |can |will )?(?:eats?|loves?|likes?) ${FISH}(?: and ${FISH})?\\b`,
      "giu",
    ),
    "is pescatarian",
  ],
  [/\b(?:our |my |the )?(?:first|last) night (?=in (?!town\b))/giu, "dinner "],
  [/\bone person(?= (?:is|isn['’]t|has|can['’]?t|cannot|does|doesn['’]?t|who|with|eats|won['’]t)\b)/giu, "one of us"],
  ...[6, 7, 8, 9].map(
    (tens): Replacement => [
      new RegExp(`\\b(?:are |we['’]?re )both ${tens}\\d\\b(?! (?:people|guests))`, "giu"),
      `are in our ${tens}0s`,
    ],
  ),
  [/(?<=\bglass(?:es)? of (?:an? |good |nice |decent |cold )?)(?:red|white|ros[eé]|bubbly)\b(?! wine)/giu, "wine"],
  [
    /\b(?:my|our|her|his|their) (?:daughter|son|kid|child|granddaughter|grandson)(?= (?:is |who is )?(?:at|in|goes to|who goes to) (?:cal|stanford|berkeley|college|uni\w*|sjsu|ucsf|usf|grad|law school|med(?:ical)? school)\b)/giu,
    "a guest",
  ],
  [/\b(?:the |our |my )?(?:baby ?)?sitter (?:just )?(?:cancell?ed|bailed|flaked|fell through)\b/giu, "we have a child"],
  [/\b(?:have |got |with |our )?tickets (?:at|for) \d{1,2}(?::\d\d)?(?: ?pm)?\b/giu, "eat before a show"],
  // Crazy about it, and no nut of any tree.
  [
    /(?<=\b(?:an?|total|real|big|huge|bunch of|are|both) (?:\p{L}+ )?(?:pizza|burger|taco|burrito|ramen|sushi|noodle|pasta|dumpling|steak|curry|barbecue|bbq|dim sum|sandwich) )nuts?\b(?![ -](?:\p{L}+ )?(?:allerg|free|intoleran|sensitiv))/giu,
    "lover",
  ],
  [/\bwatching (?:the )?(?:bay|water|boats|waves|ocean)\b/giu, "with a view of the water"],
];
