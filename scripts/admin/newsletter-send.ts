import { inngest } from "@/inngest/client";
import type { City } from "@/lib/core/cities";
import { env } from "@/lib/core/env";
import type { Week } from "@/lib/core/week";
import { sendTime } from "@/lib/editions/send-time";
import { startEdition } from "@/lib/editions/start-edition";
import { type EditionProgress, watchEdition } from "@/lib/editions/watch-edition";
import { isWorkerRunning } from "@/lib/jobs/queue/is-worker-running";
import { registerWorker } from "@/lib/jobs/queue/wake-worker";
import { InngestForwarder } from "@/lib/jobs/runner/inngest-forwarder";
import { usesInngest } from "@/lib/jobs/uses-inngest";
import type { Ctx } from "@/lib/ports/context";
import { type Command, parseOptions, type Report, UnfinishedError, UsageError } from "./command";
import { commandCtx } from "./command-ctx";
import { cityOption, weekOption } from "./newsletter-options";
import { pluralize } from "./places-client";

const OPTIONS = { city: { type: "string" }, week: { type: "string" } } as const;

export const newsletterSendCommand: Command = {
  usage: "--city CITY --week WEEK",
  about: "sends this week's email of a city, or goes on with one that was paused or has failed",
  run: async (args, { db, signal, print, progress }) => {
    const values = parseOptions(args, OPTIONS);
    if (values.city === undefined || values.week === undefined) throw new UsageError();
    const city = cityOption(String(values.city));
    const week = weekOption("week", String(values.week));
    const ctx = commandCtx({ db, signal });
    // Nothing of ours need be running where Inngest does the work: this command hands its events on itself.
    if (usesInngest(env())) handOnWhileRunning(ctx);
    else if (!(await isWorkerRunning(ctx))) {
      throw new Error(
        "No server is at work on this database, and the server does the sending: nothing was started. Start it with: npm start",
      );
    }
    const { id } = await startEdition(ctx, { city, week });
    const early = ctx.now < sendTime(week) ? " Whoever confirms from now on gets next week's." : "";
    print(`${city}, ${week}: started.${early} Ctrl-C leaves it going.`);
    let last: EditionProgress | undefined;
    for await (const state of watchEdition(ctx, id)) {
      const update = formatProgress(state, last);
      if (update) print(update);
      progress(state.state === "sending" ? formatSent(state) : "The guide is being written.");
      last = state;
    }
    return reportOutcome({ city, week }, last);
  },
};

function handOnWhileRunning({ db, signal }: Pick<Ctx, "db" | "signal">): void {
  const forwarder = new InngestForwarder({ db, send: (events) => inngest.send(events) });
  registerWorker(forwarder);
  forwarder.start();
  signal.addEventListener("abort", () => forwarder.stop(), { once: true });
}

function formatProgress({ state, subject, counts }: EditionProgress, last: EditionProgress | undefined): string | null {
  if (state === "preparing") return last ? null : "The guide is being written.";
  if (state !== "sending") return null;
  return `${last?.subject === subject ? "" : `"${subject}"\n`}${formatSent({ counts })}`;
}

function formatSent({ counts }: Pick<EditionProgress, "counts">): string {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return `${(all - counts.pending - counts.claimed).toLocaleString("en-US")} of ${pluralize(all, "reader")}`;
}

function reportOutcome(edition: { city: City; week: Week }, progress: EditionProgress | undefined): Report {
  const data = { ...edition, ...progress };
  if (progress?.state === "sent") return { data, text: `Done: ${formatCounts(progress)}.` };
  if (progress?.state === "paused" || progress?.state === "failed") {
    const why = progress.note ?? "no reason was noted.";
    const state = progress.state === "paused" ? "was paused" : "has failed";
    const failure = `It ${state}: ${why}\nSo far ${formatCounts(progress)}. The same command goes on from here.`;
    throw new UnfinishedError(new Error(failure), { data });
  }
  return { data, text: "Nobody watches any more; the server goes on with it. The same command shows how far it is." };
}

const formatCounts = ({ counts: { pending, claimed, ...ended } }: EditionProgress): string => {
  const open = pending + claimed;
  const outcomes = Object.entries({ ...ended, ...(open > 0 && { open }) });
  return outcomes.map(([outcome, count]) => `${count.toLocaleString("en-US")} ${outcome}`).join(", ");
};
