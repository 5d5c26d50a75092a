import type { HeadlineWords } from "./occasion-headlines";

export const VIBE_HEADLINES: Record<string, HeadlineWords & { adjective: string }> = {
  quiet: {
    adjective: "quiet",
    headlines: ["Low Voices", "Room to Talk", "The Quiet Table", "Hear Yourself Think"],
    tags: ["where you can talk", "for low voices"],
  },
  lively: {
    adjective: "lively",
    headlines: ["A Bit of Noise", "Full House"],
    tags: ["with some noise", "for a lively night"],
  },
  loud: { adjective: "loud", headlines: ["Turn It Up"], tags: ["at full volume"] },
  cosy: {
    adjective: "cozy",
    headlines: ["Close Quarters", "Warm Rooms", "Coats on the Chair"],
    tags: ["for a small warm evening", "with the cold outside"],
  },
  candlelit: { adjective: "candlelit", headlines: ["By Candlelight", "Low Light"], tags: ["by candlelight"] },
  romantic: {
    adjective: "romantic",
    headlines: ["Soft Light", "Hands Across the Table"],
    tags: ["for romance", "for two"],
  },
  elegant: {
    adjective: "elegant",
    headlines: ["The Good Shoes", "Pressed Collars"],
    tags: ["to dress for", "for a dressed-up night"],
  },
  casual: {
    adjective: "casual",
    headlines: ["Come as You Are", "No Ceremony"],
    tags: ["as you are", "without ceremony"],
  },
  bright: { adjective: "bright", headlines: ["Good Light", "Window Seats"], tags: ["in good light"] },
  "old-school": {
    adjective: "old-school",
    headlines: ["The Old Way", "Same as Ever", "Nothing New"],
    tags: ["in the old style", "of the old school"],
  },
  modern: { adjective: "modern", headlines: ["New Habits"], tags: ["of the present day"] },
  divey: {
    adjective: "divey",
    headlines: ["Dim on Purpose", "Sticky Floors, Good Plates"],
    tags: ["in the low light of a dive"],
  },
  "family-run": {
    adjective: "family-run",
    headlines: ["Family Business", "All in the Family"],
    tags: ["run by families", "with a family behind them"],
  },
  neighbourhood: {
    adjective: "neighborly",
    headlines: ["Around the Corner", "The Regulars"],
    tags: ["kept by their neighbors"],
  },
  counter: {
    adjective: "counter-service",
    headlines: ["Counter Seats", "From the Stool", "Elbows on the Counter"],
    tags: ["from a stool", "at the counter"],
  },
  communal: { adjective: "shared", headlines: ["Sit With Strangers"], tags: ["at shared tables"] },
  garden: { adjective: "leafy", headlines: ["Under the Leaves", "Out Back"], tags: ["in a garden", "under leaves"] },
  waterfront: { adjective: "waterside", headlines: ["By the Water", "Salt on the Window"], tags: ["by the water"] },
  view: { adjective: "high-windowed", headlines: ["Something to Look At", "The Window Table"], tags: ["with a view"] },
  artsy: { adjective: "artful", headlines: ["Pictures on the Wall"], tags: ["with something on the walls"] },
  "no-frills": {
    adjective: "plain",
    headlines: ["Nothing Fancy", "Bare Tables"],
    tags: ["without frills", "with nothing in the way"],
  },
  festive: {
    adjective: "festive",
    headlines: ["A Party Going On", "Paper Hats"],
    tags: ["for a party", "in a festive mood"],
  },
};
