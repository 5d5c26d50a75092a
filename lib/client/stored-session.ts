import type { PublicUser, SignedIn } from "@/lib/contracts/account";

/** The keys are the product's own, and other pages and tests may read them. */
export const TOKEN_KEY = "token";
const USER_KEY = "user";

export type StoredSession = { token: string | null; user: PublicUser | null };

/** What this browser keeps of the session. A stored user that cannot be read is removed. */
export function readStoredSession(): StoredSession {
  const token = read(TOKEN_KEY);
  const stored = read(USER_KEY);
  const user = stored === null ? null : parseUser(stored);
  if (stored !== null && user === null) remove(USER_KEY);
  return { token: token || null, user };
}

/**
 * The user goes first: who listens for the token finds both. What is there already is not written again: tabs learn
 * late of each other's changes, and the same words once more would bring back a session that another tab has ended.
 */
export function storeSession({ token, user }: SignedIn): void {
  write(USER_KEY, JSON.stringify(user));
  write(TOKEN_KEY, token);
}

export function clearStoredSession(): void {
  remove(USER_KEY);
  remove(TOKEN_KEY);
}

export const storedToken = (): string | null => read(TOKEN_KEY) || null;

/** A user as the server or the storage has it; null when it is none. */
function toPublicUser(value: unknown): PublicUser | null {
  if (typeof value !== "object" || value === null || !("username" in value)) return null;
  const { username } = value;
  if (typeof username !== "string" || username === "") return null;
  return { username, isAdmin: "isAdmin" in value && Boolean(value.isAdmin) };
}

/** What a call to /api/auth answers. Anything else, such as a portal's own page, is no sign-in. */
export function toSignedIn(value: unknown): SignedIn {
  const token = typeof value === "object" && value !== null && "token" in value ? value.token : null;
  const user = typeof value === "object" && value !== null && "user" in value ? toPublicUser(value.user) : null;
  if (typeof token !== "string" || token === "" || user === null) throw new Error("The answer is no session.");
  return { token, user };
}

function parseUser(text: string): PublicUser | null {
  try {
    return toPublicUser(JSON.parse(text));
  } catch {
    return null;
  }
}

/** A browser may refuse its storage, even to be asked for it. Then the cookie alone keeps the session. */
function withStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(window.localStorage);
  } catch {
    return null;
  }
}

const read = (key: string) => withStorage((storage) => storage.getItem(key));
const write = (key: string, value: string) =>
  withStorage((storage) => storage.getItem(key) === value || storage.setItem(key, value));
const remove = (key: string) => withStorage((storage) => storage.removeItem(key));
