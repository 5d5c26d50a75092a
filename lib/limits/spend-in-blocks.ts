import type { Ctx } from "../context";
import { allowance, type Limit } from "./limits";
import { spend } from "./spend";

type LimitCtx = Pick<Ctx, "db" | "now" | "rateLimitScale">;
type Block = { left: number; expiresAt: number };
type Memory = { blocks: Map<string, Block>; onTheWay: Map<string, Promise<void>> };

/** One write to the database for this many uses. */
const BLOCK = 30;
/** Subjects that are remembered at once; the one that took a block longest ago makes room. */
const REMEMBERED_MAX = 10_000;

const kept = globalThis as typeof globalThis & { kumquatBlocks?: Memory };
/** One memory for the process: Next makes a copy of this file for each of its bundles. */
kept.kumquatBlocks ??= { blocks: new Map(), onTheWay: new Map() };
const { blocks, onTheWay } = kept.kumquatBlocks;

/**
 * Takes one of what a subject may, for things that are cheap and frequent: a process takes a block of uses at a time,
 * and what it has not used when it ends, or when the window closes, is lost to the subject.
 * @throws AppError too_many, as `spend` does
 */
export async function spendInBlocks(ctx: LimitCtx, limit: Limit, subject: string): Promise<void> {
  const key = `${limit.name}\n${subject}`;
  while (!takeFromBlock(key, ctx.now)) await bringBlock(ctx, limit, subject, key);
}

function takeFromBlock(key: string, now: Date): boolean {
  const block = blocks.get(key);
  if (!block || block.left === 0 || block.expiresAt <= now.getTime()) return false;
  block.left--;
  return true;
}

/** Of many who find nothing left, one goes, and the others wait for what it brings. */
function bringBlock(ctx: LimitCtx, limit: Limit, subject: string, key: string): Promise<void> {
  const coming = onTheWay.get(key) ?? takeBlock(ctx, limit, subject, key).finally(() => onTheWay.delete(key));
  onTheWay.set(key, coming);
  return coming;
}

async function takeBlock(ctx: LimitCtx, limit: Limit, subject: string, key: string): Promise<void> {
  const size = Math.min(BLOCK, Math.max(1, Math.floor(allowance(limit, ctx.rateLimitScale) / 10)));
  const expiresAt = await spend(ctx, limit, subject, size);
  blocks.delete(key);
  blocks.set(key, { left: size, expiresAt: expiresAt.getTime() });
  const oldest = blocks.size > REMEMBERED_MAX ? blocks.keys().next().value : undefined;
  if (oldest !== undefined) blocks.delete(oldest);
}
