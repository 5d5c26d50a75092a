import type { OccasionWords } from "./occasion-words";

export const MOOD_WORDS: Record<string, OccasionWords & { adjective: string }> = {
  quiet: {
    adjective: "quiet",
    heads: ["Low Voices", "Room to Talk", "The Quiet Table", "Hear Yourself Think"],
    tags: ["where you can talk", "for low voices"],
  },
  lively: {
    adjective: "lively",
    heads: ["A Bit of Noise", "Full House"],
    tags: ["with some noise", "for a lively night"],
  },
  loud: { adjective: "loud", heads: ["Turn It Up"], tags: ["at full volume"] },
  cosy: {
    adjective: "cozy",
    heads: ["Close Quarters", "Warm Rooms", "Coats on the Chair"],
    tags: ["for a small warm evening", "with the cold outside"],
  },
  candlelit: { adjective: "candlelit", heads: ["By Candlelight", "Low Light"], tags: ["by candlelight"] },
  romantic: {
    adjective: "romantic",
    heads: ["Soft Light", "Hands Across the Table"],
    tags: ["for romance", "for two"],
  },
  elegant: {
    adjective: "elegant",
    heads: ["The Good Shoes", "Pressed Collars"],
    tags: ["to dress for", "for a dressed-up night"],
  },
  casual: { adjective: "casual", heads: ["Come as You Are", "No Ceremony"], tags: ["as you are", "without ceremony"] },
  bright: { adjective: "bright", heads: ["Good Light", "Window Seats"], tags: ["in good light"] },
  "old-school": {
    adjective: "old-school",
    heads: ["The Old Way", "Same as Ever", "Nothing New"],
    tags: ["in the old style", "of the old school"],
  },
  modern: { adjective: "modern", heads: ["New Habits"], tags: ["of the present day"] },
  divey: {
    adjective: "divey",
    heads: ["Dim on Purpose", "Sticky Floors, Good Plates"],
    tags: ["in the low light of a dive"],
  },
  "family-run": {
    adjective: "family-run",
    heads: ["Family Business", "All in the Family"],
    tags: ["run by families", "with a family behind them"],
  },
  neighbourhood: {
    adjective: "neighborly",
    heads: ["Around the Corner", "The Regulars"],
    tags: ["kept by their neighbors"],
  },
  counter: {
    adjective: "counter-service",
    heads: ["Counter Seats", "From the Stool", "Elbows on the Counter"],
    tags: ["from a stool", "at the counter"],
  },
  communal: { adjective: "shared", heads: ["Sit With Strangers"], tags: ["at shared tables"] },
  garden: { adjective: "leafy", heads: ["Under the Leaves", "Out Back"], tags: ["in a garden", "under leaves"] },
  waterfront: { adjective: "waterside", heads: ["By the Water", "Salt on the Window"], tags: ["by the water"] },
  view: { adjective: "high-windowed", heads: ["Something to Look At", "The Window Table"], tags: ["with a view"] },
  artsy: { adjective: "artful", heads: ["Pictures on the Wall"], tags: ["with something on the walls"] },
  "no-frills": {
    adjective: "plain",
    heads: ["Nothing Fancy", "Bare Tables"],
    tags: ["without frills", "with nothing in the way"],
  },
  festive: {
    adjective: "festive",
    heads: ["A Party Going On", "Paper Hats"],
    tags: ["for a party", "in a holiday mood"],
  },
};
