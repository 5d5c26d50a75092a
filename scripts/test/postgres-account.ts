import { execFileSync } from "node:child_process";

export type Account = { uid: number; gid: number };

/** PostgreSQL refuses to run as root: then it runs as one of these. */
const UNPRIVILEGED_USERS = ["postgres", "nobody"];

/** The user that PostgreSQL must run as; null if the current user will do. */
export function postgresAccount(): Account | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of UNPRIVILEGED_USERS) {
    try {
      const id = (flag: string) => Number(execFileSync("id", [flag, name], { stdio: "pipe" }).toString());
      return { uid: id("-u"), gid: id("-g") };
    } catch {
      // No such user here: the next one may exist.
    }
  }
  throw new Error("PostgreSQL does not run as root, and there is no other user to run it as.");
}
