import type { ConstraintPhrases } from "./constraint-phrases";

export const VIBE_PHRASES: Record<string, ConstraintPhrases> = {
  quiet: {
    leads: [
      "When the talk matters",
      "If you mean to hear each other",
      "With a long conversation ahead",
      "To go with low voices",
    ],
    tails: [
      "where you can hear each other",
      "where a whole conversation fits",
      "where nobody has to lean in to be heard",
      "with the volume turned well down",
    ],
    facts: [
      "You can talk at {name} without leaning in.",
      "{name} keeps its voice down, so yours can stay down too.",
      "On {street}, {name} is one of the quiet ones.",
    ],
    evidencePattern:
      /\b(?:quiet(?:er|est)?|hush(?:ed)?|calm(?:er)?|conversation|talk|voices|whisper|soft(?:ly)? (?:lit|lighting))\b/i,
  },
  lively: {
    leads: [
      "For a night with some noise in it",
      "When you want company at your elbow",
      "If the evening should have a pulse",
    ],
    tails: ["where the noise is part of the meal", "with plenty going on between courses", "seldom a still one"],
    facts: ["Expect {name} to be lively.", "{name} runs at a lively pitch, {dish} and all."],
    evidencePattern: /\b(?:lively|buzz|crowd(?:ed)?|noise|noisy|loud|full|clatter|chatter|music|packed)\b/i,
  },
  loud: {
    leads: ["For a night at full volume"],
    facts: ["Be ready to raise your voice at {name}."],
    evidencePattern: /\b(?:loud|noise|noisy|music)\b/i,
  },
  cosy: {
    leads: ["For a small warm evening", "When you want walls close around you", "To settle in with"],
    tails: ["small enough to feel like company", "a good place to be shut into", "the sort one is slow to leave"],
    facts: ["{name} is the cozy sort, coats over chairs on {street}.", "Cozy is the word for {name}."],
    evidencePattern: /\b(?:cozy|cosy|snug|warm|small|tiny|narrow|intimate|fire|hearth|low)\b/i,
  },
  candlelit: {
    leads: ["By candlelight"],
    tails: ["with candles to see it by", "lit for company and not for reading"],
    facts: ["Candles do much of the lighting at {name}."],
    evidencePattern: /\bcandle/i,
  },
  romantic: {
    leads: ["For two", "With someone across the table", "When there is a hand to hold"],
    tails: ["which does half the work of a date", "a kind setting for two", "which flatters whoever sits opposite"],
    facts: ["{name} leans romantic, and knows it.", "There is romance in {name}, and {dish} besides."],
    evidencePattern: /\b(?:candle|dim|low|romantic|intimate|garden|fire|lamp)/i,
  },
  elegant: {
    leads: ["Dressed for it", "When the good coat comes out"],
    tails: ["worth a clean collar", "one to dress for"],
    facts: [
      "Dress up a little: {name} is on the elegant side of {street}.",
      "{name} is the place here for good shoes.",
    ],
    evidencePattern: /\b(?:elegant|polish|linen|tablecloth|chandelier|formal|dress|grand|velvet|marble)/i,
  },
  casual: {
    leads: ["Without any ceremony", "In whatever you have on"],
    tails: ["no place for ceremony", "come as you are"],
    facts: ["Come to {name} as you are.", "Nobody dresses for {name}."],
    evidencePattern: /\b(?:casual|counter|paper|plain|picnic|bare|simple|hands|foil|basket)/i,
  },
  bright: {
    leads: ["In good daylight"],
    tails: ["with light to read by", "cheerful before noon"],
    facts: ["There is light to eat by at {name}."],
    evidencePattern: /\b(?:bright|light|sun|sunny|window|airy|skylight)/i,
  },
  "old-school": {
    leads: ["For a meal the old way", "For a meal out of another decade's habits"],
    tails: ["in no hurry to change", "kept the way its regulars like it", "with no interest in the new thing"],
    facts: [
      "{name} is old-school, and nobody on {street} has asked it to stop.",
      "The manners at {name} are old-school, {dish} included.",
    ],
    evidencePattern:
      /\b(?:old|since|original|same|still|photograph|generation|family|vintage|worn|neon|booth|years|founded|opened)/i,
  },
  modern: {
    leads: ["For something of this decade"],
    tails: ["all of it of the present day"],
    facts: ["{name} is a modern kitchen in looks and in habits."],
    evidencePattern: /\b(?:modern|new|sleek|polished|concrete|blond|open kitchen)/i,
  },
  divey: {
    leads: ["With elbows on the bar", "In the low light of a dive"],
    tails: ["a dive in the good sense", "proud to be a dive"],
    facts: [
      "{name} is a dive, in the sense that flatters both words.",
      "Call {name} a dive and it will take it kindly.",
    ],
    evidencePattern: /\b(?:dive|dark|sticker|bar|stools?|neon|jukebox|worn)/i,
  },
  "family-run": {
    leads: ["For family cooking"],
    tails: ["with the family never far from it", "with a family at the back of it"],
    facts: ["{name} is a family's restaurant, {street} its address.", "A family runs {name}."],
    evidencePattern:
      /\b(?:family|families|brothers?|sisters?|mother|father|daughter|son|sons|husband|wife|grandmother|parents|owners?|couple)\b/i,
  },
  neighbourhood: {
    leads: ["The way its neighbors do"],
    tails: ["very much of its neighborhood", "which belongs first to its neighbors"],
    facts: ["{name} belongs to {area} first and to the rest of us after.", "Think of {name} as {area}'s own."],
    evidencePattern: /\b(?:neighbou?rs?|neighbou?rhood|regulars|corner|locals|block)\b/i,
  },
  counter: {
    leads: ["From a stool", "At the counter"],
    tails: ["where a stool is the seat to have"],
    facts: [
      "{name} has counter seats, the place from which to order {dish}.",
      "Take the counter at {name} if there is a stool.",
    ],
    evidencePattern: /\b(?:counter|stools?|bar seats?)\b/i,
  },
  communal: {
    leads: ["Among strangers"],
    tails: ["shared with whoever is there"],
    facts: ["Tables are shared at {name}, so bring your manners to {street}."],
    evidencePattern: /\b(?:communal|shared|long tables?|share)\b/i,
  },
  garden: {
    leads: ["Under leaves"],
    tails: ["green enough to forget the street"],
    facts: ["There is a garden at {name}, behind the business of {street}.", "Ask {name} for the garden."],
    evidencePattern: /\b(?:garden|courtyard|leaves|vines?|trees?|plants?|patio|ivy)\b/i,
  },
  waterfront: {
    leads: ["With water to look at"],
    tails: ["with the water for company"],
    facts: ["{name} keeps to the waterfront.", "There is water beside {name}, and {dish} on the inside."],
    evidencePattern: /\b(?:water(?:front)?|bay|ocean|pier|dock|harbor|wharf|lake|marina|beach|boats?|sea)\b/i,
  },
  view: {
    leads: ["With something to look at"],
    tails: ["with the view thrown in"],
    facts: [
      "{name} comes with a view, so ask for the window and order {dish}.",
      "There is a view at {name} for whoever runs out of talk.",
    ],
    evidencePattern: /\b(?:views?|overlook|window|bridge|bay|ocean|skyline|hill|roof)/i,
  },
  artsy: {
    leads: ["Among the pictures"],
    tails: ["with something on the walls worth the look"],
    facts: ["{name} has an artist's eye, on the walls if not on the plate."],
    evidencePattern: /\b(?:art|artists?|mural|poets?|paint|film|photograph|gallery|music)/i,
  },
  "no-frills": {
    leads: ["With nothing in the way", "For the food and little else"],
    tails: ["with nothing in it that isn't needed", "with all the trouble taken over the food"],
    facts: ["There are no frills at {name}, only {dish} and what goes with it.", "{name} spends nothing on show."],
    evidencePattern: /\b(?:plain|bare|counter|paper|plastic|fluorescent|nothing|only|simple|cash)\b/i,
  },
  festive: {
    leads: ["In a festive mood", "When the table wants to sing"],
    tails: ["ready for a party", "in the mood for a celebration"],
    facts: [
      "{name} feels like a party on an ordinary night.",
      "There is a party somewhere in {name} most nights of the year.",
    ],
    evidencePattern: /\b(?:festive|party|birthday|banquet|celebrat|song|music|colou?rful|lantern|holiday)/i,
  },
};
