import { BYLINES } from "@/lib/contracts/authorship";
import type { Guide } from "@/lib/contracts/guide";
import { truncateAtWord } from "@/lib/core/truncate";

const PREHEADER_MAX = 120;

/** After the subject in a mailbox: the places in it, which the subject does not name. */
export function preheader({ city, entries }: Pick<Guide, "city" | "entries">): string {
  const names = entries.map(({ restaurant }) => restaurant.name).join(", ");
  return truncateAtWord(`${city}: ${names}.`, PREHEADER_MAX);
}

export const bylineOf = ({ writtenBy: who, usesGoogle }: Pick<Guide, "writtenBy" | "usesGoogle">): string => {
  const byline = `${BYLINES[who]}.`;
  return usesGoogle ? `${byline} Places data: Google Maps.` : byline;
};

export const subscriptionReason = (city: string): string =>
  `You get this because you asked for the ${city} guide, every Thursday.`;
