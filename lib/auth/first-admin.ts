import { existsSync } from "node:fs";
import { eq } from "drizzle-orm";
import type { Database } from "@/db/client";
import { users } from "@/db/schema";
import { Username, usernameKey } from "@/lib/contracts/account";
import { programCall } from "@/lib/core/program-call";
import { passwordFile, readOrCreatePassword } from "./admin-password-file";
import { newPasswordProblem } from "./new-password-problem";
import { hashPassword } from "./password-hash";

/** The administrator that an embedded first start creates. */
export const DEFAULT_ADMIN = "admin";

type FirstAdminInput = {
  username: string | undefined;
  password: string | undefined;
  dataDir: string;
  /** Whether the database is the embedded one, which nobody else can have prepared. */
  embedded: boolean;
};

export type FirstAdmin = {
  username: string;
  /** Whether it was created just now. */
  isNew: boolean;
  /** The random password and its file, if we generated it; a later start names only the file. */
  password: string | null;
  passwordFile: string | null;
};

/**
 * Ensures that there is an administrator: the one that ADMIN_USERNAME and ADMIN_PASSWORD name, or, in an embedded
 * database without accounts, `admin` with a random password. Null if there is nothing to ensure.
 * @throws Error whose message stops the start
 */
export async function ensureFirstAdmin(db: Database, input: FirstAdminInput): Promise<FirstAdmin | null> {
  if (input.username !== undefined && input.password !== undefined) {
    return ensureConfiguredAdmin(db, input.username, input.password);
  }
  return input.embedded ? ensureDefaultAdmin(db, input.dataDir) : null;
}

async function ensureConfiguredAdmin(db: Database, name: string, password: string): Promise<FirstAdmin> {
  const username = parseUsername(name);
  const { isNew, isAdmin } = await findOrInsert(db, username, password);
  if (!isAdmin) {
    throw new Error(
      `ADMIN_USERNAME names ${username}, which belongs to an ordinary account. Choose another name, or run: ${programCall("admin", `make-admin ${username}`)}`,
    );
  }
  return { username, isNew, password: null, passwordFile: null };
}

function parseUsername(name: string): string {
  const parsed = Username.safeParse(name);
  if (parsed.success) return parsed.data;
  throw new Error(`ADMIN_USERNAME is not valid: ${parsed.error.issues[0]?.message}`);
}

/** An existing account keeps its password, which may predate the rules for new ones. */
async function findOrInsert(db: Database, username: string, password: string) {
  const existing = await findByName(db, username);
  if (existing) return { isNew: false, isAdmin: existing.isAdmin };
  const problem = newPasswordProblem(password, username);
  if (problem !== null) throw new Error(`ADMIN_PASSWORD is not valid: ${problem}`);
  return insertAdmin(db, username, await hashPassword(password));
}

async function ensureDefaultAdmin(db: Database, dataDir: string): Promise<FirstAdmin | null> {
  const [anyUser] = await db.select({ id: users.id }).from(users).limit(1);
  if (anyUser) return findDefaultAdmin(db, dataDir);
  // The file comes first: after a start that was killed in between, the next one uses the password in it.
  const password = readOrCreatePassword(dataDir);
  const { isNew } = await insertAdmin(db, DEFAULT_ADMIN, await hashPassword(password));
  return { username: DEFAULT_ADMIN, isNew, password, passwordFile: passwordFile(dataDir) };
}

async function findDefaultAdmin(db: Database, dataDir: string): Promise<FirstAdmin | null> {
  const file = passwordFile(dataDir);
  const admin = existsSync(file) ? await findByName(db, DEFAULT_ADMIN) : undefined;
  return admin?.isAdmin ? { username: admin.username, isNew: false, password: null, passwordFile: file } : null;
}

async function insertAdmin(db: Database, username: string, passwordHash: string) {
  const [made] = await db
    .insert(users)
    .values({ username, usernameKey: usernameKey(username), passwordHash, isAdmin: true })
    .onConflictDoNothing({ target: users.usernameKey })
    .returning({ id: users.id });
  const existing = made ? undefined : await findByName(db, username);
  return { isNew: made !== undefined, isAdmin: made !== undefined || existing?.isAdmin === true };
}

async function findByName(db: Database, username: string) {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.usernameKey, usernameKey(username)));
  return user;
}
