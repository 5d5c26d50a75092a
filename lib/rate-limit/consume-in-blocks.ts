import type { Ctx } from "@/lib/ports/context";
import { consumeLimit } from "./consume";
import { type RateLimit, scaledMax } from "./limits";

type LimitCtx = Pick<Ctx, "db" | "now" | "rateLimitScale">;
type Block = { left: number; expiresAt: number };
type BlockCache = { blocks: Map<string, Block>; pending: Map<string, Promise<void>> };

/** One database write for this many uses. */
const BLOCK_SIZE = 30;
/** Subjects held in memory; the one that took a block longest ago is evicted. */
const MAX_BLOCKS = 10_000;

const globals = globalThis as typeof globalThis & { kumquatBlocks?: BlockCache };
/** One map for the process: Next makes a copy of this file for each of its bundles. */
globals.kumquatBlocks ??= { blocks: new Map(), pending: new Map() };
const { blocks, pending } = globals.kumquatBlocks;

/**
 * Takes one use of a subject's limit, for things that are cheap and frequent: a process takes a block of uses at a time,
 * and loses what it has not used when it exits, or when the window closes.
 * @throws AppError too_many, as `consumeLimit` does
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

/** Of many concurrent callers without a block, one fetches it and the others wait for it. */
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
