import type { SessionUser } from "@/lib/core/session-user";
import type { TasteLine } from "@/lib/taste/describe-taste";
import { getTasteLine } from "@/lib/taste/get-taste-line";
import { listThree, type ThreeForYou } from "@/lib/taste/list-three";
import { publicCtx } from "./public-ctx";

/* For pages of this reader's own, never cached. */

export const readTasteLine = (user: SessionUser): Promise<TasteLine> => getTasteLine({ ...publicCtx(), user });

export const readThreeForYou = (user: SessionUser): Promise<ThreeForYou> => listThree({ ...publicCtx(), user });
