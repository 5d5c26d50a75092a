import { encode } from "next-auth/jwt";
import type { Database } from "@/db/client";
import { encodeToken } from "@/lib/auth/session-token";
import { makeAdmin, makeSession, makeUser } from "@/lib/testing/factories";

/** Who sends a request. `owner` has one reader's things, `reader` is a different one; the bad tokens are an admin's. */
export const ROLES = ["visitor", "reader", "owner", "admin", "expired", "tampered", "ended"] as const;
export type Role = (typeof ROLES)[number];
type Person = { id: string; username: string; isAdmin: boolean };
export type People = { reader: Person; owner: Person; admin: Person };

export const isSignedIn = (role: Role): role is keyof People => ["reader", "owner", "admin"].includes(role);

export async function makePeople(db: Database): Promise<People> {
  const [reader, owner, admin] = [await makeUser(db), await makeUser(db), await makeAdmin(db)];
  return { reader, owner, admin };
}

/** A new token for the role, with its own session; null for a visitor. */
export async function tokenFor(db: Database, people: People, role: Role, secret: string): Promise<string | null> {
  if (role === "visitor") return null;
  const { id: userId } = isSignedIn(role) ? people[role] : people.admin;
  const session = await makeSession(db, { userId, endedAt: role === "ended" ? new Date() : null });
  const token = await encodeToken({ userId, sessionId: session.id }, secret);
  if (role === "expired") return encode({ token: { sub: userId, sid: session.id }, secret, maxAge: -60 });
  return role === "tampered" ? tampered(token) : token;
}

/** Changes one character in the middle of the encrypted part. */
function tampered(token: string): string {
  const parts = token.split(".");
  const sealed = parts[3] ?? "";
  const middle = Math.floor(sealed.length / 2);
  parts[3] = `${sealed.slice(0, middle)}${sealed[middle] === "A" ? "B" : "A"}${sealed.slice(middle + 1)}`;
  return parts.join(".");
}
