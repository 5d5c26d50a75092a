/** What a place has. The catalogue's term, then its synonyms. */
export const FEATURE_SYNONYMS: Record<string, string> = {
  patio:
    "patios|outdoor|outdoors|outside|outdoor seating|outdoor dining|outdoor tables|al fresco|alfresco|terrace|sidewalk tables|sidewalk seating|parklet|backyard|deck|sit outside|eat outside|in the sun|back patio|heated patio|open air|beer garden seating|sit in the sun|tables outside|seating outside",
  "dogs-on-patio":
    "dog|dogs|puppy|my pup|pup|dog friendly|pet friendly|pets|bring the dog|with our dog|four legged friend|my dog|corgi|golden retriever|labrador|doggo|pooch|terrier|poodle|dachshund",
  "live-music":
    "live music|jazz|live jazz|live band|a band|mariachi|music venue|piano bar|live piano|live bands|blues band",
  "counter-seating":
    "counter seating|counter seats|sit at the counter|eat at the counter|chefs counter|sushi counter seats|seat at the counter",
  reservations:
    "takes reservations|take reservations|reservable|can book|book ahead|can reserve|bookable|that takes bookings|reserve a table|book a table|reservation",
  "no-reservations":
    "no reservations|walk in|walk ins|walk in only|without a reservation|without reservations|no reservation|no reservation needed|spontaneous|last minute",
  "cash-only": "cash only|only cash",
  "walk-up": "walk up|takeout window|food stand|walk up window|food truck|food trucks|food cart|kiosk",
  "private-room":
    "private room|private rooms|private dining|private dining room|private space|back room|separate room|private party|rent a room|private event",
  "full-bar": "full bar|hard liquor|liquor|spirits",
  "wine-list": "long wine list|serious wine list|deep wine list",
  byob: "bring your own|bring our own wine|bring my own bottle|byo|corkage|bring your own bottle|bring wine|bring your own wine",
  chain: "chains|chain restaurant|chain restaurants|franchise|franchises|corporate chains|fast food chains|big chains",
  parking: "parking lot|easy parking|park the car|parking spot|free parking|place to park|valet",
  "open-kitchen":
    "open kitchen|watch the cooks|watch the chef|see the kitchen|watch them cook|see the cooks|watch the chefs",
  "wood-fired":
    "wood fired|wood oven|wood fire|woodfired|live fire|wood grill|wood burning oven|wood burning|hearth|open fire",
  "late-kitchen": "late kitchen|kitchen open late|kitchen that stays open",
  "communal-tables": "",
  garden: "",
};

/** Requested plainly, these are required of a pick; the other features only affect ranking. */
export const DECISIVE_FEATURES: readonly string[] = [
  "patio",
  "dogs-on-patio",
  "live-music",
  "private-room",
  "byob",
  "chain",
  "wood-fired",
];
