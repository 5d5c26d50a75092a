import type { Ctx, SessionUser } from "../context";
import { AppError } from "../errors";
import type { PlaceImport } from "../restaurants/transfer/contract";
import { getImport } from "../restaurants/transfer/get-import";

/** One's own import for a page, null where there is none of that id. */
export async function readerImport(ctx: Ctx & { user: SessionUser }, id: string): Promise<PlaceImport | null> {
  try {
    return await getImport(ctx, id);
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return null;
    throw error;
  }
}
