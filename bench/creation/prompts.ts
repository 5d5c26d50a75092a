import type { City } from "@/lib/core/cities";

/** Prompts of every kind and city; any of them makes a guide. */
export const PROMPTS: readonly (readonly [City, string])[] = [
  ["Oakland", "cosy date night with handmade pasta, not too loud"],
  ["San Francisco", "late night ramen or a bowl of pho after a show"],
  ["San Francisco", "dim sum for eight with grandparents"],
  ["Berkeley", "brunch with kids, nothing fancy"],
  ["San Jose", "Vietnamese food that families have run for years"],
  ["Peninsula", "a business lunch where you can hear each other"],
  ["San Francisco", "tacos in the Mission, cheap"],
  ["Oakland", "Ethiopian to share, vegetarian friends"],
  ["San Francisco", "old-school seafood counters"],
  ["Berkeley", "somewhere solo with a book and good soup"],
];
