import { HarvestInput, type HarvestReport } from "@/lib/harvest/contract";
import { estimateHarvest, type HarvestEstimate } from "@/lib/harvest/estimate";
import { harvestCity } from "@/lib/harvest/harvest-city";
import { reportOf } from "@/lib/harvest/report";
import { type Command, numberOf, optionsOf, UsageError } from "./command";
import { counted, dollars, placesClient } from "./places-client";

const OPTIONS = {
  city: { type: "string" },
  "dry-run": { type: "boolean" },
  "max-calls": { type: "string" },
  "min-radius": { type: "string" },
  again: { type: "boolean" },
} as const;

export const catalogueHarvestCommand: Command = {
  usage: "--city CITY [--dry-run] [--max-calls N] [--min-radius METRES] [--again]",
  about: "walks a city with Google Places and takes in what it finds; goes on where it was stopped",
  run: async (args, { db, signal }) => {
    const input = readInput(args);
    if (args.includes("--dry-run"))
      return `${tellEstimate(await estimateHarvest(db, input))}\nGoogle was asked nothing.`;
    const google = placesClient();
    const ctx = { db, now: new Date(), signal };
    console.log(tellEstimate(await estimateHarvest(db, input)));
    try {
      const report = await harvestCity(ctx, input, { google, tell: (progress) => console.log(tellNode(progress)) });
      return tellReport(report);
    } catch (error) {
      // What was done until then is done.
      console.log(tellReport(await reportOf(db, input.city, "paused")));
      throw error;
    }
  },
};

function readInput(args: string[]): HarvestInput {
  const values = optionsOf(args, OPTIONS);
  if (values.city === undefined) throw new UsageError();
  const parsed = HarvestInput.safeParse({
    ...{ city: values.city, again: values.again },
    ...{ maxCalls: numberOf(values, "max-calls"), minRadius: numberOf(values, "min-radius", 75) },
  });
  if (!parsed.success) throw new Error(parsed.error.issues[0]?.message);
  return parsed.data;
}

function tellEstimate({ city, lower, upper, known, timesMore, callsSoFar }: HarvestEstimate): string {
  if (upper.calls === 0) return `Nothing is left to ask in ${city}, after ${counted(callsSoFar, "call")}.`;
  const left = callsSoFar > 0 ? ` more, after ${counted(callsSoFar, "call")} so far` : "";
  return [
    `A harvest of ${city} takes ${lower.calls.toLocaleString("en-US")} to about ${counted(upper.calls, "call")}${left}: ${dollars(lower.costUsd)} to ${dollars(upper.costUsd)} at list price.`,
    `Estimated from the ${counted(known, "restaurant")} we know there. At the least there are no others; at the most there are ${timesMore} for each of them, close around it.`,
  ].join("\n");
}

type Progress = { node: string; found: number | null; calls: number; pending: number };

const tellNode = ({ node, found, calls, pending }: Progress): string =>
  `${counted(calls, "call")}, ${pending} to go: ${node} ${found === null ? "could not be answered" : `has ${found === 20 ? "20 or more" : found}`}`;

function tellReport(report: HarvestReport): string {
  const { city, outcome, found, added, updated, closed, calls, costUsd, failed, full, pending } = report;
  const cost = `${counted(calls, "call")}, ${dollars(costUsd)}`;
  const heads: Record<typeof outcome, string> = {
    finished: `${city} is harvested.`,
    paused: `${city} is not done: ${counted(pending, "node")} to go. The same command goes on from here.`,
    "already finished": `${city} was harvested to the end before. To walk it anew: --again`,
  };
  return [
    heads[outcome],
    `${counted(found, "place")} found: ${added} new, ${updated} updated, ${closed} closed. ${cost} in all.`,
    failed > 0 && `Google could not answer for ${counted(failed, "node")}. The same command asks them again.`,
    full > 0 && `${counted(full, "node")} of the smallest size answered 20 places: there may be more in them.`,
  ]
    .filter((line) => line !== false)
    .join("\n");
}
