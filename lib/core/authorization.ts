import { AppError } from "./errors";
import type { SessionUser } from "./session-user";

/** Guards everything that is for administrators only. Throws `forbidden`. */
export function requireAdmin(user: SessionUser | null): asserts user is SessionUser {
  if (!user?.isAdmin) throw new AppError("forbidden", "Only administrators may do this.");
}
