import type { StatusNotice } from "@/lib/client/status/notice-store";
import { statusLabel } from "./status-name";

/** What a change came to, as its notice tells it. */
export const outcomeOf = (notice: Exclude<StatusNotice, { kind: "refused" }>): string =>
  notice.kind === "done" ? notice.outcome : statusLabel(notice.status);
