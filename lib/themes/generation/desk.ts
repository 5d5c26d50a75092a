import type { Ctx } from "../../context";
import type { Week } from "../../editions/week";
import { AppError, throwIfCancelled } from "../../errors";
import type { ThemeBrief } from "../../providers/curator";
import { houseCurator } from "../../providers/curator/house";
import type { ThemeCurator } from "../imagine/imagine-theme";
import { readLarder } from "../imagine/read-larder";
import { readDiscarded, readTaken, type Taken } from "../imagine/read-taken";
import { atMost } from "./at-most";
import type { Generation } from "./find-going";

/** What is known before the first week of a portion, and grows with each. */
export type Desk = {
  generation: Generation;
  known: { taken: Taken[]; discarded: string[] };
  larder: ThemeBrief["larder"];
  /** The house, once the model has failed too often. */
  curator: ThemeCurator;
  failures: number;
  isOver: boolean;
};

/** Calls to a model under way at once. */
export const CALLS_AT_ONCE = 6;

export async function openDesk({ db, providers }: Ctx, generation: Generation, first: Week): Promise<Desk> {
  const reading = [readTaken(db, first), readDiscarded(db, first), readLarder(db)] as const;
  const [taken, discarded, larder] = await Promise.all(reading);
  const known = { taken, discarded };
  const { curator } = providers;
  const asked = curator.name === "model" ? atMost(CALLS_AT_ONCE, curator) : curator;
  return { generation, known, larder, curator: asked, failures: 0, isOver: false };
}

/** A model that doesn't answer is asked for this many weeks in vain; after that the house does the portion. */
const FAILURES_MAX = 2;

/** Whether an error is the model's failing, which the house makes up for, and not ours or that of who stops the work. */
export function isFailing({ signal, providers }: Ctx, desk: Desk, error: unknown): error is AppError {
  throwIfCancelled(signal);
  if (!(error instanceof AppError) || providers.curator.name !== "model") return false;
  desk.failures += 1;
  if (desk.failures >= FAILURES_MAX) desk.curator = houseCurator();
  return true;
}
