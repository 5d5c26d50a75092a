import { estimateHarvest, type HarvestEstimate } from "@/lib/catalogue/harvest/estimate-harvest";
import { harvestCity } from "@/lib/catalogue/harvest/harvest-city";
import { HarvestInput, type HarvestReport } from "@/lib/catalogue/harvest/harvest-input";
import { readHarvestReport } from "@/lib/catalogue/harvest/harvest-report";
import { type Command, numberOption, parseOptions, UnfinishedError, UsageError } from "./command";
import { formatUsd, placesClient, pluralize } from "./places-client";

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
  run: async (args, { db, signal, print, progress }) => {
    const input = readInput(args);
    if (args.includes("--dry-run")) {
      const estimate = await estimateHarvest(db, input);
      return { data: estimate, text: `${formatEstimate(estimate)}\nNo request was sent to Google.` };
    }
    const google = placesClient();
    const ctx = { db, now: new Date(), signal };
    print(formatEstimate(await estimateHarvest(db, input)));
    try {
      const report = await harvestCity(ctx, input, {
        google,
        onProgress: (node) => {
          print(formatNode(node));
          progress(`${pluralize(node.calls, "call")}, ${node.pending} to go`);
        },
      });
      return { data: report, text: formatReport(report) };
    } catch (error) {
      // What was done until then stays.
      const report = await readHarvestReport(db, input.city, "paused");
      throw new UnfinishedError(error, { data: report, text: formatReport(report) });
    }
  },
};

function readInput(args: string[]): HarvestInput {
  const values = parseOptions(args, OPTIONS);
  if (values.city === undefined) throw new UsageError();
  const parsed = HarvestInput.safeParse({
    city: values.city,
    again: values.again,
    maxCalls: numberOption(values, "max-calls"),
    minRadius: numberOption(values, "min-radius", 75),
  });
  if (!parsed.success) throw new Error(parsed.error.issues[0]?.message);
  return parsed.data;
}

function formatEstimate({ city, lower, upper, known, multiple, callsSoFar }: HarvestEstimate): string {
  if (upper.calls === 0) return `Nothing is left to ask in ${city}, after ${pluralize(callsSoFar, "call")}.`;
  const left = callsSoFar > 0 ? ` more, after ${pluralize(callsSoFar, "call")} so far` : "";
  return [
    `A harvest of ${city} takes ${lower.calls.toLocaleString("en-US")} to about ${pluralize(upper.calls, "call")}${left}: ${formatUsd(lower.costUsd)} to ${formatUsd(upper.costUsd)} at list price.`,
    `Estimated from the ${pluralize(known, "restaurant")} we know there. At the least there are no others; at the most there are ${multiple} for each of them, close around it.`,
  ].join("\n");
}

type Progress = { node: string; found: number | null; calls: number; pending: number };

const formatNode = ({ node, found, calls, pending }: Progress): string =>
  `${pluralize(calls, "call")}, ${pending} to go: ${node} ${found === null ? "could not be answered" : `has ${found === 20 ? "20 or more" : found}`}`;

function formatReport(report: HarvestReport): string {
  const { city, outcome, found, added, updated, closed, calls, costUsd, failed, full, pending } = report;
  const cost = `${pluralize(calls, "call")}, ${formatUsd(costUsd)}`;
  const heads: Record<typeof outcome, string> = {
    finished: `${city} is harvested.`,
    paused: `${city} is not done: ${pluralize(pending, "node")} to go. The same command goes on from here.`,
    "already finished": `${city} was harvested to the end before. To walk it anew: --again`,
  };
  return [
    heads[outcome],
    `${pluralize(found, "place")} found: ${added} new, ${updated} updated, ${closed} closed. ${cost} in all.`,
    failed > 0 && `Google could not answer for ${pluralize(failed, "node")}. The same command asks them again.`,
    full > 0 && `${pluralize(full, "node")} of the smallest size responded with 20 places: there may be more in them.`,
  ]
    .filter((line) => line !== false)
    .join("\n");
}
