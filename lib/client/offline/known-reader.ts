import type { SessionState } from "../session-store";
import type { Reader } from "./offline-rules";

/** Who reads here, once it is certain; undefined while it is not, so that a failed check wipes nothing. */
export function knownReader({ status, user, check }: Omit<SessionState, "token">): Reader | undefined {
  if (check !== "done" || status === "loading") return undefined;
  return status === "signed-in" && user ? user.username : null;
}
