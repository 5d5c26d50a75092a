import type { SessionUser } from "@/lib/core/session-user";
import type { TasteLine } from "@/lib/taste/describe-taste";
import { getTasteLine } from "@/lib/taste/get-taste-line";
import { publicCtx } from "./public-ctx";

/** For a page of this reader's own. */
export const readTasteLine = (user: SessionUser): Promise<TasteLine> => getTasteLine({ ...publicCtx(), user });
