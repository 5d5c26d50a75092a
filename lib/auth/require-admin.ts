import type { SessionUser } from "../context";
import { AppError } from "../errors";

/** The one guard of what is for administrators only. Throws `forbidden`. */
export function requireAdmin(user: SessionUser | null): asserts user is SessionUser {
  if (!user?.isAdmin) throw new AppError("forbidden", "Only administrators may do this.");
}
