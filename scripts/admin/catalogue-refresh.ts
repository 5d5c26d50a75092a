import { type RefreshReport, refreshRestaurants, STALE_AFTER_MS } from "@/lib/catalogue/refresh/refresh-restaurants";
import { DAY_MS } from "@/lib/core/durations";
import { type Command, numberOption, parseOptions } from "./command";
import { formatUsd, placesClient, pluralize } from "./places-client";

const OPTIONS = { "older-than": { type: "string" }, "max-calls": { type: "string" } } as const;

export const catalogueRefreshCommand: Command = {
  usage: "[--older-than 30d] [--max-calls N]",
  about: "asks Google again about places that have gone long without: ratings, closures, phones",
  run: async (args, { db, signal, print, progress }) => {
    const values = parseOptions(args, OPTIONS);
    const input = {
      olderThanMs: parseAge(values["older-than"]),
      maxCalls: numberOption(values, "max-calls") ?? Infinity,
    };
    const report = await refreshRestaurants({ db, now: new Date(), signal }, input, {
      google: placesClient(),
      onProgress: ({ name, outcome, calls }) => {
        if (outcome !== "unchanged") print(`${name}: ${outcome}`);
        progress(`${pluralize(calls, "call")}: ${name}`);
      },
    });
    return { data: report, text: formatReport(report) };
  },
};

function parseAge(value: string | boolean | undefined): number {
  if (value === undefined) return STALE_AFTER_MS;
  const days = /^(\d{1,4})d$/.exec(String(value))?.[1];
  if (days === undefined) throw new Error("--older-than must be a number of days, like 30d.");
  return Number(days) * DAY_MS;
}

function formatReport({ due, calls, costUsd, updated, unchanged, closed, moved, gone, failed }: RefreshReport): string {
  const refreshed = updated + unchanged + closed + moved + gone + failed;
  return [
    `${pluralize(refreshed, "place")} of ${due} refreshed: ${updated} updated, ${unchanged} unchanged, ${closed} closed, ${moved} with a new Google id, ${gone} unknown to Google and marked closed, ${failed} failed.`,
    `${pluralize(calls, "call")}, ${formatUsd(costUsd)}.${refreshed < due ? " The same command goes on with the rest." : ""}`,
  ].join("\n");
}
