import { randomUUID } from "node:crypto";
import type { Row } from "./rows";

/** What a call needs to be understood. */
const QUERIES: Record<string, string> = {
  "/api/restaurants/search": "query=soup",
  "/api/restaurants/saved/export": "format=csv",
};

/** What a write has to say to do something; `{}` where nothing is said of it here. */
const BODIES: Record<string, object> = {
  "POST /api/guides": { city: "Oakland", prompt: "somewhere for noodles" },
  "POST /api/restaurants/[id]/status": { status: "love" },
  "POST /api/email/guides/[id]/send-test": { email: "somebody@guides.example" },
  "PUT /api/scheduled-themes/[id]": { status: "APPROVED" },
  "POST /api/scheduled-themes/generate": { city: "San Francisco", weeksToGenerate: 1 },
};

/** A body that no write takes. */
export const NONSENSE = "[]";

export const bodyOf = ({ method, path }: Pick<Row, "method" | "path">): string =>
  JSON.stringify(BODIES[`${method} ${path}`] ?? {});

/** The address of a row about a subject; what the subject does not name, nothing has. */
export function addressOf({ path, flag }: Pick<Row, "path" | "flag">, params: Record<string, string>): string {
  const filled = path.replaceAll(/\[\[?(?:\.\.\.)?(\w+)\]\]?/g, (_, name: string) => params[name] ?? randomUUID());
  const query = [flag && `${flag}=true`, QUERIES[path]].filter(Boolean).join("&");
  return query ? `${filled}?${query}` : filled;
}
