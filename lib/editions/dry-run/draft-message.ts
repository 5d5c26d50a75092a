import { and, eq, inArray, ne } from "drizzle-orm";
import type { Database } from "@/db/client";
import { type EditionMessage, editions, restaurants } from "@/db/schema";
import type { Guide } from "@/lib/contracts/guide";
import { type City, THEME_CITY } from "@/lib/core/cities";
import { AppError } from "@/lib/core/errors";
import type { Week } from "@/lib/core/week";
import { getGuideUnrestricted } from "@/lib/guides/get";
import { checkWeekly } from "@/lib/mail/render/check-weekly";
import { renderWeekly } from "@/lib/mail/render/render-weekly";
import { guideAttempts, guidePrompts } from "../guide-prompts";
import type { DryRunCtx, GuideDrafts } from "./guide-drafts";
import type { WeekPlan } from "./plan-weeks";
import type { DryMessage, Problem } from "./report";

type DueMessage = { week: Week; sendsAt: Date; city: City; plan: WeekPlan };
type GuideSource = Pick<DryMessage, "guideFrom" | "prompt">;
type FoundProblem = Pick<Problem, "kind" | "message">;

/** One week's message in one city, as it would be prepared, with what is wrong with it. */
export async function draftMessage(
  ctx: DryRunCtx,
  due: DueMessage,
  drafts: GuideDrafts,
): Promise<{ message: DryMessage | null; problems: FoundProblem[] }> {
  const problems: FoundProblem[] = [];
  const frozen = await findFrozenMessage(ctx.db, due);
  if (frozen === "lost") return { message: null, problems: [GUIDE_DELETED] };
  const found = frozen ?? (await findGuide(ctx, due)) ?? (await writeGuide(due, drafts, problems));
  if (!found) return { message: null, problems };
  const { guide, guideFrom, prompt } = found;
  const edition = frozen?.message ?? (await renderWeekly(ctx.providers.senderInfo, { guide, week: due.week }));
  const { subject, htmlBytes, problems: faults } = checkWeekly(ctx.providers.senderInfo, guide, edition);
  problems.push(...(await checkPlaces(ctx.db, guide)), ...faults);
  const placeIds = guide.entries.map(({ restaurant }) => restaurant.id);
  return {
    message: { city: due.city, subject, htmlBytes, guideName: guide.name, placeIds, guideFrom, prompt },
    problems,
  };
}

type FoundGuide = GuideSource & { guide: Guide };

const GUIDE_DELETED: FoundProblem = {
  kind: "no-guide",
  message: "The guide was deleted after its message was written: the links in it lead nowhere.",
};

type FrozenMessage = FoundGuide & { message: EditionMessage };

/** What was frozen is what goes out, whatever became of the theme since. */
async function findFrozenMessage(db: Database, { city, week }: DueMessage): Promise<FrozenMessage | "lost" | null> {
  const [edition] = await db
    .select({ message: editions.message, guideId: editions.guideId })
    .from(editions)
    .where(and(eq(editions.city, city), eq(editions.week, week)));
  if (!edition?.message) return null;
  if (!edition.guideId) return "lost";
  const guide = await getGuideUnrestricted({ db }, edition.guideId);
  return { guide, message: edition.message, guideFrom: "edition", prompt: null };
}

async function findGuide({ db }: DryRunCtx, { city, plan }: DueMessage): Promise<FoundGuide | null> {
  if (city !== THEME_CITY || !plan.previewId) return null;
  return { guide: await getGuideUnrestricted({ db }, plan.previewId), guideFrom: "preview", prompt: null };
}

async function writeGuide(
  { city, week, sendsAt, plan }: DueMessage,
  drafts: GuideDrafts,
  problems: FoundProblem[],
): Promise<FoundGuide | null> {
  for (const { prompt, mayRepeat } of guideAttempts(week, plan.theme)) {
    const guideFrom = guideSourceOf(prompt, week, plan);
    try {
      const guide = await drafts.write({ city, prompt, week, now: sendsAt, mayRepeat });
      if (mayRepeat) problems.push({ kind: "places-repeated", message: `"${prompt}": nothing else is left.` });
      return { guide, guideFrom, prompt };
    } catch (error) {
      if (!(error instanceof AppError) || error.code === "cancelled") throw error;
      if (error.code !== "unprocessable") {
        problems.push({ kind: "no-guide", message: `"${prompt}": ${error.userMessage}` });
        return null;
      }
      if (!mayRepeat) problems.push({ kind: "theme-fits-nothing", message: `"${prompt}": ${error.userMessage}` });
    }
  }
  problems.push({ kind: "no-guide", message: "No prompt finds anything." });
  return null;
}

function guideSourceOf(prompt: string, week: Week, { theme, isFromEditor }: WeekPlan): GuideSource["guideFrom"] {
  if (prompt === theme && isFromEditor) return "theme";
  return prompt === guidePrompts(week, "")[1] ? "season" : "any week";
}

async function checkPlaces(db: Database, { entries, name }: Guide): Promise<FoundProblem[]> {
  if (entries.length === 0) return [{ kind: "preview-empty", message: `"${name}" has no place in it.` }];
  const ids = entries.map(({ restaurant }) => restaurant.id);
  const closed = await db
    .select({ name: restaurants.name, status: restaurants.status })
    .from(restaurants)
    .where(and(inArray(restaurants.id, ids), ne(restaurants.status, "open")));
  return closed.map((place) => ({
    kind: "closed-restaurant",
    message: `${place.name}, in "${name}", is ${place.status === "closed" ? "closed" : "temporarily closed"}.`,
  }));
}
