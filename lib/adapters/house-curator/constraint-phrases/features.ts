import type { ConstraintPhrases } from "./constraint-phrases";

export const FEATURE_PHRASES: Record<string, ConstraintPhrases> = {
  patio: {
    leads: ["In the open air", "With a coat on and the sky above", "Out of doors"],
    facts: [
      "There is a patio at {name}, so {dish} can be had outside.",
      "Ask {name} for the patio.",
      "{name} sets tables outside.",
    ],
    evidencePattern:
      /\b(?:patio|outside|outdoors?|sidewalk|pavement|courtyard|garden|open-air|terrace|deck|yard|parklet)\b/i,
  },
  "dogs-on-patio": {
    leads: ["With the dog under the table"],
    facts: [
      "Dogs are welcome on the patio at {name}.",
      "The patio at {name} takes dogs, and you may order {dish} over their heads.",
    ],
    evidencePattern: /\bdogs?\b/i,
  },
  "live-music": {
    leads: ["To music"],
    facts: ["There is live music at {name}.", "{name} plays live music, with {dish} for an audience."],
    evidencePattern: /\b(?:music|jazz|band|opera|piano|songs?|mariachi|concerts?)\b/i,
  },
  "counter-seating": {
    leads: ["From a stool", "At the counter"],
    facts: ["{name} has a counter, and a stool there is the seat to have.", "Take a stool at {name}."],
    evidencePattern: /\b(?:counter|stools?|bar)\b/i,
  },
  reservations: {
    facts: ["{name} takes reservations, so settle it before you set out.", "A table can be booked at {name}."],
    evidencePattern: /\b(?:reserv|book)/i,
  },
  "no-reservations": {
    facts: [
      "There is no booking at {name}: you turn up on {street} and wait your turn.",
      "{name} takes no reservations.",
    ],
    evidencePattern: /\b(?:reserv|line|wait|queue|list)\b/i,
  },
  "cash-only": {
    facts: ["Bring cash: {name} takes nothing else.", "It is cash only at {name}."],
    evidencePattern: /\bcash\b/i,
  },
  "walk-up": {
    leads: ["At the window"],
    facts: ["At {name} you walk up and order.", "Walk up to {name}; nobody will seat you."],
    evidencePattern: /\b(?:window|counter|walk|line)\b/i,
  },
  "private-room": {
    facts: [
      "{name} has a private room, which a big party may want for itself.",
      "There is a door to close: {name} has a private room.",
    ],
    evidencePattern: /\bprivate\b/i,
  },
  "full-bar": {
    leads: ["With a drink first"],
    facts: ["{name} has a full bar.", "There is a full bar at {name} to wait at."],
    evidencePattern: /\b(?:bar|cocktail|martini|drinks?)\b/i,
  },
  "wine-list": {
    leads: ["With a bottle open"],
    facts: [
      "{name} has a wine list worth a second look next to {dish}.",
      "There is a wine list at {name} to go with {dish}.",
    ],
    evidencePattern: /\bwine\b/i,
  },
  byob: {
    facts: ["Bring your own bottle to {name}.", "{name} lets you bring the bottle."],
    evidencePattern: /\b(?:bottle|byob|corkage)\b/i,
  },
  parking: {
    facts: ["There is parking at {name}.", "{name} has parking, so somebody can drive."],
    evidencePattern: /\b(?:parking|park (?:your|the|and)|lot)\b/i,
  },
  "open-kitchen": {
    leads: ["With the cooks in view"],
    facts: ["The kitchen at {name} is open, so you can watch over {dish}.", "You can watch the cooks at {name}."],
    evidencePattern: /\b(?:open kitchen|watch|faces the cooks|in view|grill|oven)\b/i,
  },
  "wood-fired": {
    leads: ["From the fire"],
    facts: ["{name} cooks over wood.", "There is a wood fire at work in {name}."],
    evidencePattern: /\b(?:wood|fire|oven|hearth|embers|coals?|smoke)/i,
  },
  "late-kitchen": {
    leads: ["Late", "At the end of the night"],
    facts: ["The kitchen at {name} keeps late hours.", "{name} cooks late."],
    evidencePattern: /\b(?:late|night|last)\b/i,
  },
  "communal-tables": {
    facts: ["Tables are shared at {name}.", "At {name} you may sit beside strangers, and beside their {dishName}."],
    evidencePattern: /\b(?:communal|shared?|long tables?)\b/i,
  },
  view: {
    leads: ["With something to look at"],
    facts: ["{name} comes with a view.", "There is a view from {name}."],
    evidencePattern: /\b(?:views?|overlook|windows?|bridge|bay|ocean|skyline|hill|roof)/i,
  },
  garden: {
    leads: ["Under leaves"],
    facts: ["There is a garden at {name}.", "Ask {name} for the garden."],
    evidencePattern: /\b(?:garden|courtyard|leaves|vines?|trees?)\b/i,
  },
};

export const MEAL_PHRASES: Record<string, ConstraintPhrases> = {
  breakfast: {
    leads: ["First thing", "At breakfast"],
    facts: ["Breakfast is served at {name}, {dish} with it."],
    evidencePattern: /\b(?:breakfast|morning|eggs?|pancakes?|coffee)\b/i,
  },
  brunch: {
    leads: ["At brunch", "On a slow morning"],
    facts: ["{name} serves brunch, {dish} with it."],
    evidencePattern: /\b(?:brunch|morning|breakfast|weekend)\b/i,
  },
  lunch: {
    leads: ["At lunch", "In the middle of the day"],
    facts: ["{name} serves lunch on {street}."],
    evidencePattern: /\b(?:lunch|noon|midday)\b/i,
  },
  dinner: {
    leads: ["At dinner", "Once it is dark"],
    facts: ["{name} is there for dinner."],
    evidencePattern: /\b(?:dinner|evening|supper|night)\b/i,
  },
  "late-night": {
    leads: ["Late at night", "At the far end of the evening"],
    facts: ["{name} feeds people late."],
    evidencePattern: /\b(?:late|night|bars?)\b/i,
  },
};

/** Diets have no leads: nothing shows that the suggested dish suits them. */
export const DIET_PHRASES: Record<string, ConstraintPhrases> = {
  vegetarian: {
    facts: [
      "A vegetarian eats well at {name}.",
      "{name} is known for feeding vegetarians properly.",
      "On {street}, {name} is a vegetarian's table too.",
      "Vegetarians are looked after at {name}.",
      "Nobody at {name} makes a vegetarian eat the garnish.",
      "{name} has thought about its vegetarians.",
      "A vegetarian need not go without at {name}.",
      "The vegetarian at your table should choose {name}.",
    ],
    evidencePattern: /\b(?:vegetarians?|vegans?|meatless|no meat|without meat)\b/i,
  },
  vegan: {
    facts: [
      "{name} is known for its vegan cooking.",
      "Vegans have more than a side dish to order at {name}.",
      "On {street}, {name} cooks vegan food worth the trip.",
      "{name} takes its vegans seriously.",
      "A vegan need not go without at {name}.",
      "The vegan case for {area} is {name}.",
      "Vegan cooking is no afterthought at {name}.",
      "{name} feeds vegans on purpose.",
    ],
    evidencePattern: /\b(?:vegans?|plant-based|without meat or cheese)\b/i,
  },
  "gluten-free": {
    facts: [
      "{name} is known for gluten-free cooking; ask before you order.",
      "Gluten-free eating is something {name} is known for; ask before you order.",
    ],
    evidencePattern: /\bgluten\b/i,
  },
  halal: {
    facts: [
      "{name} is known as a halal kitchen; ask before you order.",
      "Halal is what {name} is known for; ask before you order.",
    ],
    evidencePattern: /\bhalal\b/i,
  },
  kosher: { facts: ["{name} is known as a kosher kitchen; ask before you order."], evidencePattern: /\bkosher\b/i },
};
