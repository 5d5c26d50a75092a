import type { PlaceImport } from "@/lib/contracts/place-import";
import { AppError } from "@/lib/core/errors";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { getImport } from "@/lib/restaurants/import-export/get-import";

/** One of the user's own imports for a page, null if there is none with that id. */
export async function readerImport(ctx: Ctx & { user: SessionUser }, id: string): Promise<PlaceImport | null> {
  try {
    return await getImport(ctx, id);
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return null;
    throw error;
  }
}
