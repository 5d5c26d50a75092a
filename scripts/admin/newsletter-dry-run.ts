import { type City, NEWSLETTER_CITIES } from "@/lib/core/cities";
import { env } from "@/lib/core/env";
import { nextThursday, type Week, weekOf, weeksFrom } from "@/lib/core/week";
import { dryRun } from "@/lib/editions/dry-run/dry-run";
import { type DryRunEstimate, estimateDryRun } from "@/lib/editions/dry-run/estimate-dry-run";
import { formatDryRun } from "@/lib/editions/dry-run/format-dry-run";
import { type DryRunReport, PROBLEM_KINDS } from "@/lib/editions/dry-run/report";
import { type Command, numberOption, parseOptions } from "./command";
import { commandCtx } from "./command-ctx";
import { cityOption, weekOption } from "./newsletter-options";
import { pluralize } from "./places-client";

const WEEKS = 52;
const WEEKS_MAX = 104;
const OPTIONS = {
  city: { type: "string" },
  from: { type: "string" },
  weeks: { type: "string" },
  ignore: { type: "string" },
  house: { type: "boolean" },
  yes: { type: "boolean" },
} as const;

export const newsletterDryRunCommand: Command = {
  usage: "[--city CITY] [--from WEEK] [--weeks 52] [--house | --yes] [--ignore KIND,...]",
  about: "writes the messages of the weeks ahead, sends and keeps nothing, and lists what is to be mended",
  run: async (args, { db, signal, progress }) => {
    const values = parseOptions(args, OPTIONS);
    const { cities, weeks } = readInput(values, new Date());
    const isIgnored = parseIgnored(values.ignore);
    const settings = env();
    const ctx = commandCtx({ db, signal });
    const { curator, embedded, senderInfo } = ctx.providers;
    if (curator.name === "model" && !values.house && !values.yes) {
      const estimate = await estimateDryRun(db, cities.length * weeks.length);
      return { data: estimate, text: formatEstimate(estimate), hasProblems: true };
    }
    const providers = {
      senderInfo,
      curator: values.house ? embedded.curator : curator,
      // Makes no calls to Google: the results would be stored.
      places: embedded.places,
    };
    const mail = {
      hasSender: settings.EMAIL_FROM !== undefined,
      hasPostalAddress: settings.POSTAL_ADDRESS !== undefined,
      hasProvider: settings.RESEND_API_KEY !== undefined || settings.SMTP_URL !== undefined,
    };
    const all = cities.length * weeks.length;
    let done = 0;
    const made = await dryRun({ ...ctx, providers }, { cities, weeks, settings: mail }, ({ week, city }) => {
      done++;
      progress(`${done} of ${all}: ${week}, ${city}`);
    });
    const report: DryRunReport = { ...made, problems: made.problems.filter(({ kind }) => !isIgnored(kind)) };
    return { data: report, text: formatDryRun(report), hasProblems: report.problems.length > 0 };
  },
};

type Values = ReturnType<typeof parseOptions>;

function readInput(values: Values, now: Date): { cities: readonly City[]; weeks: Week[] } {
  const from = values.from === undefined ? nextThursday(now) : weekOption("from", String(values.from));
  if (from < weekOf(now)) throw new Error(`The week of ${from} has passed. This week's Thursday is ${weekOf(now)}.`);
  const count = numberOption(values, "weeks") ?? WEEKS;
  if (count > WEEKS_MAX) throw new Error(`--weeks is at most ${WEEKS_MAX}.`);
  return {
    cities: values.city === undefined ? NEWSLETTER_CITIES : [cityOption(String(values.city))],
    weeks: weeksFrom(from, count),
  };
}

function parseIgnored(value: Values[string]): (kind: string) => boolean {
  const kinds = value === undefined ? [] : String(value).split(",");
  const unknown = kinds.filter((kind) => !Object.hasOwn(PROBLEM_KINDS, kind));
  if (unknown.length === 0) return (kind) => kinds.includes(kind);
  throw new Error(`--ignore knows no ${unknown.join(", ")}. It knows ${Object.keys(PROBLEM_KINDS).join(", ")}.`);
}

function formatEstimate({ guides, calls, tokens }: DryRunEstimate): string {
  const cost = tokens
    ? `${pluralize(tokens.input, "token")} in and ${pluralize(tokens.output, "token")} out, as the latest guides here took`
    : "how many tokens is not known: no guide here was written by a model yet";
  return [
    `A language model is set (OPENAI_API_KEY), and it is paid for by the token. Up to ${pluralize(guides, "guide")} take about ${pluralize(calls, "call")}: ${cost}.`,
    "No request was sent to it. With the model: --yes. With the house curator, which costs nothing: --house",
  ].join("\n");
}
