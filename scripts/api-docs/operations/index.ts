import type { Operations } from "../operation";
import { ACCOUNTS } from "./accounts";
import { DESK } from "./desk";
import { GUIDE_DESK } from "./guide-desk";
import { GUIDES } from "./guides";
import { LISTS_AND_IMPORTS } from "./lists-and-imports";
import { PUBLIC_READS } from "./public-reads";
import { RESTAURANTS } from "./restaurants";
import { WEEKLY_EMAIL } from "./weekly-email";

/** Every operation that is documented, by the part of the product that it belongs to. */
export const OPERATIONS: Record<string, Operations> = {
  "Public reads": PUBLIC_READS,
  Accounts: ACCOUNTS,
  Guides: GUIDES,
  Restaurants: RESTAURANTS,
  "Lists and imports": LISTS_AND_IMPORTS,
  "The weekly email": WEEKLY_EMAIL,
  "Guides, for administrators": GUIDE_DESK,
  "The desk, for administrators": DESK,
};

/** Calls that are no part of the interface, and why. */
export const NOT_DOCUMENTED: Record<string, string> = {
  "/api/[[...unknown]]": "responds with 404 to whatever there is not",
  "/api/inngest": "speaks Inngest's own protocol, to Inngest alone",
};
