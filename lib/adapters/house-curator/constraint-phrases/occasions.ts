import type { ConstraintPhrases } from "./constraint-phrases";

export const OCCASION_PHRASES: Record<string, ConstraintPhrases> = {
  date: {
    leads: ["For two", "On a date", "With someone across the table", "Between the two of you"],
    tails: [
      "which does half the work of a date",
      "a fair setting for two",
      "a good place to look at each other",
      "as dates should be, unhurried",
    ],
    facts: [
      "{name} is a place to bring a date, and order {dish} so that there is something to talk about.",
      "Dates go well at {name}.",
      "For a date, {name} has the right instincts.",
    ],
    evidencePattern: /\b(?:candle|dim|two|couples?|romantic|intimate|date|low light|lit low|fire|wine|conversation)\b/i,
  },
  "first-date": {
    leads: ["On a first date", "If you have only just met", "With a stranger you hope to know"],
    tails: ["easy on first-date nerves", "forgiving of a long pause", "where a pause doesn't sound like one"],
    facts: ["{name} is kind to first dates.", "Nerves settle at {name}, or at least have {dish} to hide behind."],
    evidencePattern: /\b(?:counter|bar|share|quiet|two|wine|small plates|conversation|stools?)\b/i,
  },
  groups: {
    leads: ["For a crowd", "With every chair taken", "When there are many of you", "For the whole table"],
    tails: ["used to a crowd", "made for more elbows than two", "happy to see a long table"],
    facts: [
      "{name} takes a crowd in stride.",
      "Bring everyone to {name}, and order {dish} for the middle.",
      "A big table does best at {name}.",
    ],
    evidencePattern:
      /\b(?:round tables?|big tables?|large tables?|long tables?|lazy susan|groups?|platters?|share|shared|family[- ]style|banquet|crowd|party|six people|eight)\b/i,
  },
  kids: {
    leads: [
      "With children along",
      "For the shortest people at the table",
      "With small hands reaching",
      "If there are children to please",
    ],
    tails: ["where a dropped fork is nobody's news", "easy with children", "with patience for the very young"],
    facts: [
      "Children are no trouble at {name}.",
      "Bring the children to {name}; {dish} will do the rest.",
      "{name} is easy about children.",
    ],
    evidencePattern: /\b(?:kids?|child(?:ren)?|families|family|toys?|crayons?|playground|booths?|birthday)\b/i,
  },
  grandparents: {
    leads: ["With grandparents at the head of the table", "When the oldest guest chooses"],
    tails: ["gentle on a grandparent", "of which a grandparent will approve"],
    facts: ["Grandparents are at home in {name}.", "Give a grandparent the good seat at {name} and order {dish}."],
    evidencePattern: /\b(?:booths?|tablecloths?|round tables?|families|quiet|comfortable|old)\b/i,
  },
  solo: {
    leads: ["On your own", "Alone with a book", "For a table of one", "With nobody to share with"],
    tails: ["a good place to be alone in", "where one person looks like a plan", "easy on whoever comes alone"],
    facts: [
      "Nobody looks up when you come to {name} alone.",
      "{name} looks after a party of one.",
      "Eating alone at {name} feels chosen.",
    ],
    evidencePattern: /\b(?:counter|stools?|single|alone|solo|bar seats?|one person|diner)\b/i,
  },
  business: {
    leads: ["When lunch is also a meeting", "With a client to feed", "While the contract is still on the table"],
    tails: ["presentable enough for a client", "where a deal can be talked over in peace"],
    facts: ["A client will be comfortable at {name}.", "{name} suits business, and {dish} will suit the pause in it."],
    evidencePattern: /\b(?:business|private|booths?|quiet|tablecloths?|suits?|lunch|martini|downtown|office)/i,
  },
  birthday: {
    leads: ["For a birthday", "When somebody is a year older", "With candles to follow"],
    tails: ["no stranger to a birthday", "good for a birthday and its guests"],
    facts: ["Birthdays are safe with {name}.", "{name} is where to be a year older, with {dish} in front of you."],
    evidencePattern: /\b(?:birthday|celebrat|banquet|party|festive|song|sundae|platters?|round tables?)/i,
  },
  "special-occasion": {
    leads: ["For the night that counts", "When there is something to mark", "With something to celebrate"],
    tails: ["fit for the night that counts", "equal to an anniversary"],
    facts: [
      "{name} knows what to do with an occasion.",
      "Save {name} for the night that counts, and {dish} for the middle of it.",
    ],
    evidencePattern: /\b(?:tasting|special|celebrat|anniversar|banquet|ceremon|prix fixe|courses|formal|grand)/i,
  },
  brunch: {
    leads: ["At brunch", "On a slow morning", "With the paper still unread"],
    tails: ["at its best before the day gets going"],
    facts: ["{name} does its best work at brunch.", "Brunch at {name} means {dish}."],
    evidencePattern: /\b(?:brunch|morning|breakfast|eggs?|pancakes?|weekend|toast|bakery|griddle)/i,
  },
  breakfast: {
    leads: ["First thing", "At breakfast", "Before the day starts asking"],
    tails: ["a decent place to wake up"],
    facts: ["Breakfast is the meal for {name}.", "Wake up at {name}, over {dish}."],
    evidencePattern: /\b(?:breakfast|morning|eggs?|pancakes?|toast|coffee|griddle|hash|omelet)/i,
  },
  lunch: {
    leads: ["At lunch", "In the middle of the day", "For a lunch worth walking to"],
    tails: ["right for the middle of the day"],
    facts: ["Lunch is when to have {name}.", "{name} at lunch, then, and {dish}."],
    evidencePattern: /\b(?:lunch|midday|noon|sandwich|office|weekday)/i,
  },
  "late-night": {
    leads: ["Late at night", "When the bars let go of you", "At the far end of the evening"],
    tails: ["where the night runs long", "kind to whoever arrives last"],
    facts: ["{name} looks after the late crowd.", "Late at night, {name} and {dish} make their own argument."],
    evidencePattern: /\b(?:late|night|bars?|last call|neon|after dark|midnight)\b/i,
  },
  "quick-bite": {
    leads: ["In a hurry", "Between two errands", "With one eye on the clock"],
    tails: ["built for coming and going"],
    facts: ["{name} won't keep you long.", "In and out is the custom at {name}."],
    evidencePattern: /\b(?:counter|window|quick|fast|line|walk-up|slice|hand|stand|truck|takeout|takeaway)\b/i,
  },
  takeout: {
    leads: ["To carry home", "For eating elsewhere", "With the couch in mind"],
    tails: ["from which supper can be carried home"],
    facts: ["What {name} cooks travels well.", "Carry {dish} home from {name}."],
    evidencePattern: /\b(?:takeout|takeaway|carry|box|boxes|bag|window|counter|to go)\b/i,
  },
  picnic: {
    leads: ["For a blanket in the park", "On the way to the grass", "With a hill to eat it on"],
    tails: ["for which a park is the better dining room"],
    facts: ["Pack a picnic at {name}.", "{name} first, then the nearest grass, {dish} in hand."],
    evidencePattern: /\b(?:park|picnic|box|bag|bench|grass|carry|takeout|takeaway|outside|sandwich)\b/i,
  },
  "rainy-day": {
    leads: ["On a wet day", "With rain at the window", "When the sky comes down", "In from the fog"],
    tails: [
      "the right side of the glass when it rains",
      "a good place to dry off",
      "which is what a wet evening wants",
    ],
    facts: ["Rain improves {name}.", "{name} is a place to hang up a wet coat, with {dish} on the way."],
    evidencePattern: /\b(?:steam(?:s|ing|ed|y)?|warm|soup|broth|fire|hearth|hot|stew|fog|rain|noodle)/i,
  },
  "before-a-show": {
    leads: ["Before the curtain", "With tickets in your pocket", "On the way to the show"],
    tails: ["used to people with tickets"],
    facts: ["{name} understands people with tickets.", "There is time for {dish} at {name} before the lights go down."],
    evidencePattern: /\b(?:show|theat(?:er|re)|concert|opera|symphony|curtain|ballet|film|performance|quick)/i,
  },
  "after-work": {
    leads: ["After work", "With the laptop shut", "When the office lets go"],
    tails: ["a relief after a working day"],
    facts: ["{name} is where a working day can end.", "Shut the laptop and go to {name}."],
    evidencePattern: /\b(?:bar|drinks?|cocktail|beer|wine|after work|happy|office)/i,
  },
  hangover: {
    leads: ["The morning after", "If last night went long", "For a head in need of kindness"],
    tails: ["gentle with the morning after"],
    facts: ["The morning after goes better at {name}.", "{name} has seen worse heads than yours."],
    evidencePattern: /\b(?:broth|soup|eggs?|greasy|fried|noodle|hash|coffee|spicy|hot)/i,
  },
  dessert: {
    leads: ["For something sweet", "With room left over", "To end on"],
    tails: ["where sugar is the point"],
    facts: ["Go to {name} with the sweet course in mind.", "{name} is for the end of the meal."],
    evidencePattern: /\b(?:dessert|sweet|ice cream|pie|cake|pastr|chocolate|sundae|gelato|sugar)/i,
  },
  wine: {
    leads: ["With a glass of something", "Between two glasses", "To go with the bottle"],
    tails: ["where the bottle matters"],
    facts: ["{name} takes its wine seriously enough to pair with {dish}.", "There is wine to think about at {name}."],
    evidencePattern: /\b(?:wine|bottle|glass|cellar|sommelier|grape)/i,
  },
  cocktails: {
    leads: ["With a cocktail first", "After something stirred"],
    tails: ["with a bar worth arriving early for"],
    facts: ["Have a cocktail at {name} before {dish}.", "{name} is good behind the bar, too."],
    evidencePattern: /\b(?:cocktail|bar|martini|mezcal|drink|stirred|rum|whisk)/i,
  },
  beer: {
    leads: ["With a cold beer", "Next to a pint"],
    tails: ["where a beer belongs"],
    facts: ["A beer goes with everything at {name}.", "Have a beer at {name}, and {dish} beside it."],
    evidencePattern: /\b(?:beer|pint|tap|brew|ale|lager|draft)/i,
  },
  "people-watching": {
    leads: ["With the street for company", "From a seat that faces out"],
    tails: ["with the passing world for a show"],
    facts: ["{street} walks past {name}, and you get to watch.", "Bring your eyes to {name}: {street} does the rest."],
    evidencePattern: /\b(?:sidewalk|window|street|passers|corner|terrace|outside|watch)/i,
  },
  "out-of-towners": {
    leads: ["With visitors in tow", "For guests from out of town", "If someone has flown in"],
    tails: ["worth showing to a visitor", "the kind that visitors write home about"],
    facts: [
      "Take the visitors to {name}, and let {dish} explain the place.",
      "{name} is what guests from elsewhere hope to find.",
    ],
    evidencePattern: /\b(?:visitors?|tourists?|out of town|since|famous|sign|landmark|history|original|cable)/i,
  },
  weeknight: {
    leads: ["On a weeknight", "Any Tuesday", "With work in the morning"],
    tails: ["which suits a weeknight"],
    facts: ["{name} makes sense of a Tuesday.", "Keep {name} for weeknights, and {dish} for the tired ones."],
    evidencePattern: /\b(?:weeknight|weekday|neighbou?rhood|regulars|quick|simple|local)/i,
  },
};
