import type { Ctx } from "../../context";
import type { Week } from "../../editions/week";
import { AppError, throwIfCancelled } from "../../errors";
import type { Curator, ThemeBrief } from "../../providers/curator";
import { houseCurator } from "../../providers/curator/house";
import { readLarder } from "../imagine/read-larder";
import { readDiscarded, readTaken, type Taken } from "../imagine/read-taken";
import type { Generation } from "./find-going";

/** What is known before the first week of a portion, and grows with each. */
export type Desk = {
  generation: Generation;
  known: { taken: Taken[]; discarded: string[] };
  larder: ThemeBrief["larder"];
  /** The house, once the model has failed too often. */
  curator: Curator;
  failures: number;
  isOver: boolean;
};

export async function openDesk({ db, providers }: Ctx, generation: Generation, first: Week): Promise<Desk> {
  const known = { taken: await readTaken(db, first), discarded: await readDiscarded(db, first) };
  const larder = await readLarder(db);
  return { generation, known, larder, curator: providers.curator, failures: 0, isOver: false };
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
