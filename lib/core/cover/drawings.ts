import bowls from "@/data/covers/drawings/bowls.json" with { type: "json" };
import drinks from "@/data/covers/drawings/drinks.json" with { type: "json" };
import dumplings from "@/data/covers/drawings/dumplings.json" with { type: "json" };
import fire from "@/data/covers/drawings/fire.json" with { type: "json" };
import garden from "@/data/covers/drawings/garden.json" with { type: "json" };
import hand from "@/data/covers/drawings/hand.json" with { type: "json" };
import oven from "@/data/covers/drawings/oven.json" with { type: "json" };
import places from "@/data/covers/drawings/places.json" with { type: "json" };
import plates from "@/data/covers/drawings/plates.json" with { type: "json" };
import sea from "@/data/covers/drawings/sea.json" with { type: "json" };
import sweet from "@/data/covers/drawings/sweet.json" with { type: "json" };
import type { Drawing } from "./drawing";

const FAMILIES = [bowls, dumplings, hand, sea, oven, sweet, drinks, fire, plates, garden, places];

/** Every drawing by its name. A test parses them. */
export const DRAWINGS: ReadonlyMap<string, Drawing> = new Map(
  FAMILIES.flatMap((family) => Object.entries(family as unknown as Record<string, Drawing>)),
);
