import type { PlaceList } from "@/lib/contracts/lists";
import { ListParams } from "@/lib/contracts/lists";
import { AppError } from "@/lib/core/errors";
import type { SessionUser } from "@/lib/core/session-user";
import { getList } from "@/lib/lists/get";
import type { Ctx } from "@/lib/ports/context";

/** One of the user's own lists for a page, null if there is none with that id. */
export async function readerList(ctx: Ctx & { user: SessionUser }, id: string): Promise<PlaceList | null> {
  try {
    return await getList(ctx, ListParams.parse({ id }).id);
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return null;
    throw error;
  }
}
