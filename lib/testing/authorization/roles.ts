import { encode } from "next-auth/jwt";
import type { Database } from "@/db/client";
import { encodeToken } from "@/lib/auth/session-token";
import { makeAdmin, makeSession, makeUser } from "@/lib/testing/factories";

/** Who asks. `owner` has what belongs to one reader, `reader` is another one; the bad tokens are an administrator's. */
export const ROLES = ["visitor", "reader", "owner", "admin", "expired", "tampered", "ended"] as const;
export type Role = (typeof ROLES)[number];
export type Person = { id: string; username: string; isAdmin: boolean };
export type People = { reader: Person; owner: Person; admin: Person };

export const isSignedIn = (role: Role): role is keyof People => ["reader", "owner", "admin"].includes(role);

export async function makePeople(db: Database): Promise<People> {
  const [reader, owner, admin] = [await makeUser(db), await makeUser(db), await makeAdmin(db)];
  return { reader, owner, admin };
}

/** A new token for whoever asks, with a session of its own; null for a visitor. */
export async function tokenFor(db: Database, people: People, role: Role, secret: string): Promise<string | null> {
  if (role === "visitor") return null;
  const { id: userId } = isSignedIn(role) ? people[role] : people.admin;
  const session = await makeSession(db, { userId, endedAt: role === "ended" ? new Date() : null });
  const token = await encodeToken({ userId, sessionId: session.id }, secret);
  if (role === "expired") return encode({ token: { sub: userId, sid: session.id }, secret, maxAge: -60 });
  return role === "tampered" ? tampered(token) : token;
}

/** Another letter in the middle of the sealed part. */
function tampered(token: string): string {
  const parts = token.split(".");
  const sealed = parts[3] ?? "";
  const at = Math.floor(sealed.length / 2);
  parts[3] = `${sealed.slice(0, at)}${sealed[at] === "A" ? "B" : "A"}${sealed.slice(at + 1)}`;
  return parts.join(".");
}
