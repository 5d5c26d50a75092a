import { eq } from "drizzle-orm";
import type { Database } from "@/db/client";
import { users } from "@/db/schema";
import { AppError } from "../errors";
import { usernameKey } from "./contract";

/**
 * Gives an account the rights of an administrator, from its next request on. For the command line.
 * @throws AppError not_found
 */
export async function makeAdmin(db: Database, username: string): Promise<{ username: string }> {
  const [user] = await db
    .update(users)
    .set({ isAdmin: true })
    .where(eq(users.usernameKey, usernameKey(username)))
    .returning({ username: users.username });
  if (!user) throw new AppError("not_found", `There is no account named ${username}.`);
  return user;
}
