import type { Ctx } from "../../context";
import { longDay } from "../../dates";
import { type Week, weeksFrom } from "../../editions/week";
import { tell } from "../tell";
import { findGoing } from "./find-going";
import { generationKey } from "./generation-key";
import { skipDone } from "./skip-done";

/** The weeks that a run has to imagine, in order, in the portions in which it does so. */
export async function planGeneration({ db }: Pick<Ctx, "db">, generationId: string): Promise<Week[][]> {
  const generation = await findGoing(db, generationId);
  if (!generation) return [];
  const { firstWeek, weeks } = generation;
  const message = `Looking at the calendar from ${longDay(firstWeek)} on.`;
  await tell(db, generationKey(generationId), "plan", { event: "log", data: { message } });
  const missing = await skipDone(db, generation, weeksFrom(firstWeek, weeks));
  return Array.from({ length: Math.ceil(missing.length / PORTION) }, (_, i) =>
    missing.slice(i * PORTION, (i + 1) * PORTION),
  );
}

/** Weeks to a step: what it has saved stays, however it ends, so it may be as long as what an editor asks for. */
const PORTION = 52;
