import type { Ctx } from "@/lib/ports/context";
import { consumeLimit } from "./consume";
import { type RateLimit, scaledMax } from "./limits";

type LimitCtx = Pick<Ctx, "db" | "now" | "rateLimitScale">;
type Block = { left: number; expiresAt: number };
type BlockCache = { blocks: Map<string, Block>; pending: Map<string, Promise<void>> };

/** One write to the database for this many uses. */
const BLOCK_SIZE = 30;
/** Subjects that are remembered at once; the one that took a block longest ago makes room. */
const MAX_BLOCKS = 10_000;

const globals = globalThis as typeof globalThis & { kumquatBlocks?: BlockCache };
/** One memory for the process: Next makes a copy of this file for each of its bundles. */
globals.kumquatBlocks ??= { blocks: new Map(), pending: new Map() };
const { blocks, pending } = globals.kumquatBlocks;

/**
 * Takes one of what a subject may, for things that are cheap and frequent: a process takes a block of uses at a time,
 * and what it has not used when it ends, or when the window closes, is lost to the subject.
 * @throws AppError too_many, as `spend` does
 */
export async function consumeLimitInBlocks(ctx: LimitCtx, limit: RateLimit, subject: string): Promise<void> {
  const key = `${limit.name}\n${subject}`;
  while (!takeFromBlock(key, ctx.now)) await fetchBlockOnce(ctx, limit, subject, key);
}

function takeFromBlock(key: string, now: Date): boolean {
  const block = blocks.get(key);
  if (!block || block.left === 0 || block.expiresAt <= now.getTime()) return false;
  block.left--;
  return true;
}

/** Of many who find nothing left, one goes, and the others wait for what it brings. */
function fetchBlockOnce(ctx: LimitCtx, limit: RateLimit, subject: string, key: string): Promise<void> {
  const coming = pending.get(key) ?? fetchBlock(ctx, limit, subject, key).finally(() => pending.delete(key));
  pending.set(key, coming);
  return coming;
}

async function fetchBlock(ctx: LimitCtx, limit: RateLimit, subject: string, key: string): Promise<void> {
  const size = Math.min(BLOCK_SIZE, Math.max(1, Math.floor(scaledMax(limit, ctx.rateLimitScale) / 10)));
  const expiresAt = await consumeLimit(ctx, limit, subject, size);
  blocks.delete(key);
  blocks.set(key, { left: size, expiresAt: expiresAt.getTime() });
  const oldest = blocks.size > MAX_BLOCKS ? blocks.keys().next().value : undefined;
  if (oldest !== undefined) blocks.delete(oldest);
}
