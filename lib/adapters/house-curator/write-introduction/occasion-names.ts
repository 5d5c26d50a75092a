/** How a title names what a wish is for: words of which it must have one, and what follows "for". */
export type OccasionName = { words: RegExp; phrases: readonly string[] };

/** By the words of the wish, which say more than the occasion that they stand for: an anniversary is no graduation. */
export const NAMES_BY_WORDS: readonly (OccasionName & { said: RegExp })[] = [
  {
    said: /\banniversar(?:y|ies)\b/i,
    words: /\banniversar(?:y|ies)\b/i,
    phrases: ["an anniversary", "your anniversary"],
  },
  {
    said: /\bgrad(?:s|uat\w+)?\b(?![ -](?:student|school))/i,
    words: /\bgraduat\w+\b/i,
    phrases: ["a graduation", "the new graduate"],
  },
  { said: /\bpromotion|promoted\b/i, words: /\bpromotion\b/i, phrases: ["a promotion", "the promotion"] },
  { said: /\b(?:new job|got the job)\b/i, words: /\bnew job\b/i, phrases: ["a new job", "the new job"] },
  { said: /\bpropos(?:al|e|ing)\b/i, words: /\bpropos(?:al|e|ing)\b/i, phrases: ["a proposal", "the proposal"] },
  { said: /\bengage(?:ment|d)\b/i, words: /\bengage(?:ment|d)\b/i, phrases: ["an engagement", "the newly engaged"] },
  {
    said: /\bretire(?:ment|s|d)?\b|\bretiring\b/i,
    words: /\bretire\w*\b/i,
    phrases: ["a retirement", "the newly retired"],
  },
  { said: /\brehearsal dinner\b/i, words: /\brehearsal\b/i, phrases: ["a rehearsal dinner"] },
  { said: /\bwedding\b/i, words: /\bwedding\b/i, phrases: ["a wedding", "the wedding party"] },
  { said: /\bbaby shower\b/i, words: /\bshower\b/i, phrases: ["a baby shower"] },
  { said: /\bvalentine\w*/i, words: /\bvalentine\w*/i, phrases: ["Valentine's Day"] },
  { said: /\bmother'?s'? day\b/i, words: /\bmother\b/i, phrases: ["Mother's Day"] },
  { said: /\bfather'?s'? day\b/i, words: /\bfather\b/i, phrases: ["Father's Day"] },
  { said: /\bnew year'?s\b/i, words: /\bnew year\b/i, phrases: ["New Year's"] },
  { said: /\bthanksgiving\b/i, words: /\bthanksgiving\b/i, phrases: ["Thanksgiving"] },
  { said: /\bchristmas\b/i, words: /\bchristmas\b/i, phrases: ["Christmas"] },
  { said: /\breunion\b/i, words: /\breunion\b/i, phrases: ["a reunion", "the reunion"] },
  { said: /\bbachelor(?:ette)?\b/i, words: /\bbachelor(?:ette)?\b/i, phrases: ["a bachelor party"] },
  {
    said: /\b(?:parents|folks|(?:mom|mum) and dad)\b/i,
    words: /\b(?:parents|folks)\b/i,
    phrases: ["your parents", "a table with parents"],
  },
  { said: /\bin[- ]?laws?\b/i, words: /\bin-laws\b/i, phrases: ["the in-laws"] },
  { said: /\bblind date\b/i, words: /\bblind date\b/i, phrases: ["a blind date"] },
  { said: /\bsecond date\b/i, words: /\bsecond date\b/i, phrases: ["a second date"] },
  {
    said: /\btoddlers?\b/i,
    words: /\b(?:toddlers?|small child\w*)\b/i,
    phrases: ["a table with a toddler", "families with a toddler"],
  },
  {
    said: /\b(?:coworkers?|colleagues?|team)\b/i,
    words: /\b(?:team|colleagues?|office)\b/i,
    phrases: ["the whole team", "a table of colleagues"],
  },
];

/** By the value of what is asked for. */
export const OCCASION_NAMES: Record<string, OccasionName> = {
  "goodFor:date": {
    words: /\b(?:dates?|for two|two of you)\b/i,
    phrases: ["a date", "a date night", "an evening for two"],
  },
  "goodFor:first-date": { words: /\bfirst[- ]dates?\b/i, phrases: ["a first date", "first dates"] },
  "goodFor:groups": {
    words: /\b(?:crowds?|groups?|everyone|everybody|friends|party)\b/i,
    phrases: ["a crowd", "a big group", "a table of friends"],
  },
  "goodFor:kids": {
    words: /\b(?:kids?|child(?:ren)?|famil(?:y|ies)|toddlers?)\b/i,
    phrases: ["families with kids", "a table with children"],
  },
  "goodFor:grandparents": {
    words: /\b(?:grand\w+|generations?)\b/i,
    phrases: ["grandparents", "a table with grandparents"],
  },
  "goodFor:solo": { words: /\b(?:one|alone|solo|yourself|your own)\b/i, phrases: ["eating alone", "a party of one"] },
  "goodFor:business": {
    words: /\b(?:business|clients?|meetings?|work)\b/i,
    phrases: ["a business meal", "a table with clients"],
  },
  "goodFor:birthday": { words: /\bbirthdays?\b/i, phrases: ["a birthday", "somebody's birthday", "a birthday table"] },
  "goodFor:special-occasion": {
    words: /\b(?:celebrat\w+|occasions?|milestones?)\b/i,
    phrases: ["a celebration", "a special occasion", "the big occasion"],
  },
  "goodFor:brunch": { words: /\bbrunch\w*\b/i, phrases: ["brunch", "a long brunch"] },
  "goodFor:quick-bite": { words: /\b(?:quick|fast|hurry)\b/i, phrases: ["a quick bite", "a meal in a hurry"] },
  "goodFor:takeout": {
    words: /\b(?:takeout|to go|carry|carried|home)\b/i,
    phrases: ["takeout", "supper to carry home"],
  },
  "goodFor:picnic": { words: /\b(?:picnics?|park|grass|blanket)\b/i, phrases: ["a picnic", "lunch in the park"] },
  "goodFor:rainy-day": {
    words: /\b(?:rain|rainy|wet|storm\w*|umbrellas?)\b/i,
    phrases: ["a rainy day", "a wet evening"],
  },
  "goodFor:before-a-show": {
    words: /\b(?:shows?|curtain|tickets|theater)\b/i,
    phrases: ["dinner before a show", "people with tickets"],
  },
  "goodFor:after-work": { words: /\b(?:after work|office|end of the day)\b/i, phrases: ["the hour after work"] },
  "goodFor:hangover": {
    words: /\b(?:hangovers?|hungover|morning after|last night)\b/i,
    phrases: ["a hangover", "the morning after"],
  },
  "goodFor:dessert": { words: /\b(?:dessert\w*|sweets?|sugar)\b/i, phrases: ["dessert", "something sweet"] },
  "goodFor:wine": { words: /\b(?:wines?|bottles?)\b/i, phrases: ["a glass of wine", "wine and a plate"] },
  "goodFor:cocktails": { words: /\b(?:cocktails?|drinks?)\b/i, phrases: ["cocktails", "a cocktail and a plate"] },
  "goodFor:beer": { words: /\b(?:beers?|pints?)\b/i, phrases: ["a beer", "beer and a plate"] },
  "goodFor:people-watching": { words: /\b(?:people[- ]watching|watch\w*)\b/i, phrases: ["people-watching"] },
  "goodFor:out-of-towners": {
    words: /\b(?:visitors?|guests?|out[- ]of[- ]town\w*)\b/i,
    phrases: ["visitors", "out-of-town guests"],
  },
  "goodFor:weeknight": {
    words: /\b(?:weeknights?|midweek|tuesdays?)\b/i,
    phrases: ["a weeknight", "an ordinary weeknight"],
  },
  "meal:breakfast": { words: /\bbreakfasts?\b/i, phrases: ["breakfast", "an early breakfast"] },
  "meal:brunch": { words: /\bbrunch\w*\b/i, phrases: ["brunch", "a long brunch"] },
  "meal:lunch": { words: /\b(?:lunch\w*|midday|noon)\b/i, phrases: ["lunch", "a midday meal"] },
  "meal:dinner": {
    words: /\b(?:dinners?|suppers?|nights?|evenings?|dark|sundown)\b/i,
    phrases: ["dinner", "tonight's dinner"],
  },
  "meal:late-night": { words: /\b(?:late|midnight|nights?)\b/i, phrases: ["a late supper", "late nights"] },
  "vibe:quiet": {
    words: /\b(?:quiet\w*|talk\w*|low voices|hear|hush\w*)\b/i,
    phrases: ["a quiet meal", "a quiet table"],
  },
  "vibe:lively": { words: /\b(?:lively|nois\w+|full house|loud)\b/i, phrases: ["a lively night"] },
  "vibe:loud": { words: /\b(?:loud|nois\w+|volume)\b/i, phrases: ["a loud night"] },
  "vibe:cosy": { words: /\b(?:cozy|coziness|warm|snug)\b/i, phrases: ["a cozy evening", "a cozy table"] },
  "vibe:candlelit": { words: /\bcandle\w*\b/i, phrases: ["a candlelit table"] },
  "vibe:romantic": { words: /\b(?:romantic|romance|two)\b/i, phrases: ["a romantic evening", "a little romance"] },
  "vibe:elegant": {
    words: /\b(?:elegant|elegance|dress\w*|good shoes)\b/i,
    phrases: ["a dressed-up night", "an elegant evening"],
  },
  "vibe:casual": { words: /\b(?:casual|as you are|no ceremony)\b/i, phrases: ["a casual meal"] },
  "vibe:view": { words: /\bviews?\b/i, phrases: ["a view", "a table with a view"] },
  "vibe:waterfront": { words: /\b(?:water\w*|bay|pier|boats)\b/i, phrases: ["a table by the water"] },
  "vibe:garden": { words: /\b(?:gardens?|leaves)\b/i, phrases: ["a table in a garden"] },
  "vibe:old-school": { words: /\bold\b/i, phrases: ["the old school"] },
  "vibe:spicy": {
    words: /\b(?:spic\w+|heat|hot|chile|fire|burn\w*)\b/i,
    phrases: ["spicy food", "people who want it spicy"],
  },
  "feature:patio": {
    words: /\b(?:patios?|outdoors?|outside|open air)\b/i,
    phrases: ["a table outside", "a meal outdoors"],
  },
  "feature:dogs-on-patio": { words: /\b(?:dogs?|leash)\b/i, phrases: ["a table with the dog"] },
  "feature:live-music": { words: /\b(?:music|band)\b/i, phrases: ["live music"] },
  "feature:small-plates": { words: /\bsmall plates\b/i, phrases: ["small plates"] },
  "diet:vegan": { words: /\b(?:vegans?|plants?)\b/i, phrases: ["vegans", "a vegan table"] },
  "diet:vegetarian": {
    words: /\b(?:vegetarians?|meatless|without meat|no meat)\b/i,
    phrases: ["vegetarians", "a table without meat"],
  },
  /** Of one guest among others who eat something else. */
  "for-one-guest:vegan": {
    words: /\bvegans?\b.*\b(?:and|beside)\b/i,
    phrases: ["a vegan and company", "a vegan and whoever isn't"],
  },
  "for-one-guest:vegetarian": {
    words: /\bvegetarians?\b.*\b(?:and|beside)\b/i,
    phrases: ["a vegetarian and company", "a vegetarian and whoever isn't"],
  },
  "diet:gluten-free": { words: /\bgluten\b/i, phrases: ["a gluten-free table"] },
  "diet:halal": { words: /\bhalal\b/i, phrases: ["a halal table"] },
  "diet:kosher": { words: /\bkosher\b/i, phrases: ["a kosher table"] },
  "price:low": {
    words: /\b(?:cheap\w*|budget|wallet|thrift\w*|bargains?|small change|coins|payday)\b/i,
    phrases: ["a small budget", "a thin wallet", "eating cheap"],
  },
  "price:high": { words: /\b(?:splurge|expense|company card|somebody else|someone else)\b/i, phrases: ["a splurge"] },
};
