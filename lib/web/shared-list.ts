import { cache } from "react";
import { LinkTokenParam } from "@/lib/contracts/link-token";
import type { SharedList } from "@/lib/contracts/lists";
import { AppError } from "@/lib/core/errors";
import type { SessionUser } from "@/lib/core/session-user";
import { findSharedList } from "@/lib/lists/find-shared";
import { readerCtx } from "./reader-ctx";
import { visitorCtx } from "./visitor-ctx";

type Found = {
  list: SharedList | null;
  user: SessionUser | null /** Why nothing was looked for. */;
  refusal: string | null;
};

/** The list of a link, as its page shows it. Read once for a page and its metadata. */
export const sharedList = cache(async (token: string): Promise<Found> => {
  const { clientAddress } = await visitorCtx();
  const ctx = { ...(await readerCtx()), clientAddress };
  const { user } = ctx;
  try {
    return { list: await findSharedList(ctx, LinkTokenParam.parse(token)), user, refusal: null };
  } catch (error) {
    if (error instanceof AppError && error.code === "too_many") return { list: null, user, refusal: error.message };
    throw error;
  }
});
