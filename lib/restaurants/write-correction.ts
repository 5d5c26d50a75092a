import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { CORRECTED_FIELDS, evidence, guideEntries, restaurantCorrections, restaurants } from "@/db/schema";
import { recordAction } from "@/lib/audit/record-action";
import type { Correction } from "@/lib/contracts/restaurant-correction";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { restaurantNotFound } from "./get";
import { normalizeName } from "./search-text";

type RestaurantRow = typeof restaurants.$inferSelect;
type Field = (typeof CORRECTED_FIELDS)[number];

/**
 * Writes an editor's correction into a place's row and beside it, where a trigger holds it against every later source.
 * A second trigger records what changed, and so flags the guides. Returns the guides that hold the place.
 */
export async function writeCorrection(
  tx: Transaction,
  ctx: Ctx & { user: SessionUser },
  id: string,
  correction: Correction,
): Promise<string[]> {
  const [row] = await tx.select().from(restaurants).where(eq(restaurants.id, id)).for("update");
  if (!row) throw restaurantNotFound();
  const { columns, fields } = diffCorrection(row, correction);
  const [known] = await tx.select().from(restaurantCorrections).where(eq(restaurantCorrections.restaurantId, id));
  const correctedFields = new Set<Field>([...(known?.fields ?? []), ...fields]);
  if (correction.isOpen) correctedFields.delete("status");
  const { status, ...facts } = columns;
  const values = {
    ...facts,
    ...(facts.name !== undefined && { nameText: normalizeName(facts.name) }),
    status: correctedFields.has("status") ? ("closed" as const) : null,
    fields: CORRECTED_FIELDS.filter((field) => correctedFields.has(field)),
    updatedAt: ctx.now,
  };
  await tx
    .insert(restaurantCorrections)
    .values({ restaurantId: id, ...values })
    .onConflictDoUpdate({ target: restaurantCorrections.restaurantId, set: values });
  // The trigger writes the corrected values; reopening is the one case that it doesn't handle.
  await tx
    .update(restaurants)
    .set({ ...facts, ...(correction.isOpen !== undefined && { status }), updatedAt: ctx.now })
    .where(eq(restaurants.id, id));
  await correctEvidence(tx, row, correction);
  const action = correction.isOpen === false ? "restaurant.closed" : "restaurant.corrected";
  await recordAction(tx, ctx, action, { id, name: row.name, detail: { before: pick(row, columns), after: columns } });
  const guides = await tx
    .selectDistinct({ id: guideEntries.guideId })
    .from(guideEntries)
    .where(eq(guideEntries.restaurantId, id));
  return guides.map((guide) => guide.id);
}

/** The fields in which the correction differs from the row; a closing is stored even if a source already closed it. */
function diffCorrection(row: RestaurantRow, { name, address, phoneNumber, website, isOpen }: Correction) {
  const columns: Partial<Pick<RestaurantRow, "name" | "address" | "phoneNumber" | "website" | "status">> = {};
  const fields: Field[] = [];
  if (name !== undefined && name !== row.name) fields.push("name");
  if (address !== undefined && address !== row.address) fields.push("address");
  if (phoneNumber !== undefined && phoneNumber !== row.phoneNumber) fields.push("phone_number");
  if (website !== undefined && website !== row.website) fields.push("website");
  if (fields.includes("name")) columns.name = name;
  if (fields.includes("address")) columns.address = address;
  if (fields.includes("phone_number")) columns.phoneNumber = phoneNumber ?? null;
  if (fields.includes("website")) columns.website = website ?? null;
  if (isOpen === false) fields.push("status");
  if (isOpen !== undefined) columns.status = isOpen ? "open" : "closed";
  return { columns, fields };
}

const pick = (row: RestaurantRow, columns: object) =>
  Object.fromEntries(Object.keys(columns).map((key) => [key, row[key as keyof RestaurantRow]]));

/** Updates the evidence that states a place's plain facts. */
async function correctEvidence(tx: Transaction, row: RestaurantRow, { name, address }: Correction): Promise<void> {
  const text = sql`replace(replace(${evidence.text}, ${row.address}, ${address ?? row.address}), ${row.name}, ${name ?? row.name})`;
  await tx
    .update(evidence)
    .set({ text })
    .where(and(eq(evidence.restaurantId, row.id), eq(evidence.about, "facts")));
}
