import { and, eq, inArray, ne } from "drizzle-orm";
import type { Database } from "@/db/client";
import { type EditionMessage, editions, restaurants } from "@/db/schema";
import { type City, THEME_CITY } from "../../cities";
import { AppError } from "../../errors";
import type { Guide } from "../../guides/contract";
import { getGuideAsMade } from "../../guides/get";
import { checkWeekly } from "../../newsletter/messages/check-weekly";
import { renderWeekly } from "../../newsletter/messages/render-weekly";
import type { Week } from "../week";
import { wishesOf } from "../wishes";
import type { DryMessage, Problem } from "./contract";
import type { DryRunCtx } from "./dry-run";
import type { GuideDrafts } from "./guide-drafts";
import type { WeekPlan } from "./read-calendar";

type Due = { week: Week; sendsAt: Date; city: City; plan: WeekPlan };
type Source = Pick<DryMessage, "guideFrom" | "wish">;
type Found = Pick<Problem, "kind" | "message">;

/** One week's message in one city, as it would be prepared, with what is wrong with it. */
export async function draftMessage(
  ctx: DryRunCtx,
  due: Due,
  drafts: GuideDrafts,
): Promise<{ message: DryMessage | null; problems: Found[] }> {
  const problems: Found[] = [];
  const frozen = await findFrozen(ctx.db, due);
  if (frozen === "lost") return { message: null, problems: [LOST] };
  const found = frozen ?? (await findGuide(ctx, due)) ?? (await write(due, drafts, problems));
  if (!found) return { message: null, problems };
  const { guide, guideFrom, wish } = found;
  const edition = frozen?.message ?? (await renderWeekly(ctx.providers.letterhead, { guide, week: due.week }));
  const { subject, htmlBytes, faults } = checkWeekly(ctx.providers.letterhead, guide, edition);
  problems.push(...(await checkPlaces(ctx.db, guide)), ...faults);
  return { message: { city: due.city, subject, htmlBytes, guideName: guide.name, guideFrom, wish }, problems };
}

type Given = Source & { guide: Guide };

const LOST: Found = {
  kind: "no-guide",
  message: "The guide was deleted after its message was written: the links in it lead nowhere.",
};

type Frozen = Given & { message: EditionMessage };

/** What was frozen is what goes out, whatever became of the theme since. */
async function findFrozen(db: Database, { city, week }: Due): Promise<Frozen | "lost" | null> {
  const [edition] = await db
    .select({ message: editions.message, guideId: editions.guideId })
    .from(editions)
    .where(and(eq(editions.city, city), eq(editions.week, week)));
  if (!edition?.message) return null;
  if (!edition.guideId) return "lost";
  const guide = await getGuideAsMade({ db }, edition.guideId);
  return { guide, message: edition.message, guideFrom: "edition", wish: null };
}

async function findGuide({ db }: DryRunCtx, { city, plan }: Due): Promise<Given | null> {
  if (city !== THEME_CITY || !plan.previewId) return null;
  return { guide: await getGuideAsMade({ db }, plan.previewId), guideFrom: "preview", wish: null };
}

async function write(
  { city, week, sendsAt, plan }: Due,
  drafts: GuideDrafts,
  problems: Found[],
): Promise<Given | null> {
  for (const wish of wishesOf(week, plan.theme)) {
    const guideFrom = sourceOf(wish, week, plan);
    try {
      return { guide: await drafts.write({ city, wish, now: sendsAt }), guideFrom, wish };
    } catch (error) {
      if (!(error instanceof AppError) || error.code === "cancelled") throw error;
      if (error.code !== "unprocessable") {
        problems.push({ kind: "no-guide", message: `"${wish}": ${error.userMessage}` });
        return null;
      }
      problems.push({ kind: "theme-fits-nothing", message: `"${wish}": ${error.userMessage}` });
    }
  }
  problems.push({ kind: "no-guide", message: "Nothing fits, whatever it is asked for." });
  return null;
}

function sourceOf(wish: string, week: Week, { theme, isFromEditor }: WeekPlan): Source["guideFrom"] {
  if (wish === theme && isFromEditor) return "theme";
  return wish === wishesOf(week, "")[1] ? "season" : "any week";
}

async function checkPlaces(db: Database, { entries, name }: Guide): Promise<Found[]> {
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
