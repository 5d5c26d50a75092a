import type { PublicUser, SignedIn } from "@/lib/contracts/account";

/** Other pages and tests may read these keys. */
export const TOKEN_KEY = "token";
const USER_KEY = "user";
const CITY_KEY = "city";
/** Of the tab: the wish of a guide whose end it has not seen. */
export const UNFINISHED_SPARK_KEY = "unfinished-spark";

type StoredSession = { token: string | null; user: PublicUser | null };

/** The session that this browser has stored. A stored user that cannot be parsed is removed. */
export function readStoredSession(): StoredSession {
  const token = read(TOKEN_KEY);
  const stored = read(USER_KEY);
  const user = stored === null ? null : parseUser(stored);
  if (stored !== null && user === null) remove(USER_KEY);
  return { token: token || null, user };
}

/**
 * The user is written first, so that listeners for the token find both. An unchanged value is not written again: tabs
 * see each other's changes late, and writing it once more would restore a session that another tab has ended.
 */
export function storeSession({ token, user }: SignedIn): void {
  write(USER_KEY, JSON.stringify(user));
  write(TOKEN_KEY, token);
}

export function clearStoredSession(): void {
  remove(USER_KEY);
  remove(TOKEN_KEY);
  remove(CITY_KEY);
  try {
    sessionStorage.removeItem(UNFINISHED_SPARK_KEY);
  } catch {
    // A browser that stores nothing has nothing to forget.
  }
}

export const storedToken = (): string | null => read(TOKEN_KEY) || null;

export const readLastCity = (): string | null => read(CITY_KEY);
export const storeLastCity = (city: string | null) => (city === null ? remove(CITY_KEY) : write(CITY_KEY, city));

/** A user from the server or the storage; null for anything else. */
function toPublicUser(value: unknown): PublicUser | null {
  if (typeof value !== "object" || value === null || !("username" in value)) return null;
  const { username } = value;
  if (typeof username !== "string" || username === "") return null;
  return { username, isAdmin: "isAdmin" in value && Boolean(value.isAdmin) };
}

/** The response of /api/auth. Anything else, such as a captive portal's page, is an error. */
export function toSignedIn(value: unknown): SignedIn {
  const token = typeof value === "object" && value !== null && "token" in value ? value.token : null;
  const user = typeof value === "object" && value !== null && "user" in value ? toPublicUser(value.user) : null;
  if (typeof token !== "string" || token === "" || user === null) throw new Error("The response is not a session.");
  return { token, user };
}

function parseUser(text: string): PublicUser | null {
  try {
    return toPublicUser(JSON.parse(text));
  } catch {
    return null;
  }
}

/** A browser may refuse any access to its storage. Then the session lives in the cookie alone. */
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
