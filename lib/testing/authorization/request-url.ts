import { randomUUID } from "node:crypto";
import { weekOf } from "@/lib/core/week";
import type { PolicyRow } from "./match-policy";

/** The query that a call needs to be valid. */
const QUERIES: Record<string, string> = {
  "/api/restaurants/search": "query=soup",
  "/api/restaurants/saved/export": "format=csv",
  "/api/guides/runs": "city=Oakland",
  // Around what the tests make: of ten thousand others each answer would take seconds.
  "/api/restaurants/all": "bounds=-122.394,37.795,-122.393,37.796",
  // The smallest: it is rendered anew each time.
  "/cover/[id]/picture.png": "shape=square",
};

type Params = Record<string, string>;

/** The same, where it names the subject; at the address that the product has while its authorization is tried. */
const QUERIES_OF: Record<string, (params: Params) => string> = {
  "/api/oembed": ({ id = randomUUID() }) => `url=${encodeURIComponent(`http://guides.example/guide/${id}`)}`,
};

const seen = (params: Params) => Number(params.seen ?? 1);

/** The valid bodies of a write, one per distinct effect; `{}` where none is listed here. */
const BODIES: Record<string, (params: Params) => [object, ...object[]]> = {
  "POST /api/guides": () => [{ city: "Oakland", prompt: "somewhere for noodles" }],
  "POST /api/guides/[id]/correct": () => [{ quote: "warm", role: "avoid" }],
  "POST /api/lists": () => [{ name: `Noodles ${randomUUID()}` }],
  "PUT /api/account/weekly-emails/[id]": () => [{ city: "Berkeley" }],
  "PUT /api/lists/[id]": () => [{ name: "Noodles" }, { order: "own" }, { showsOwner: true }],
  "PUT /api/lists/[id]/places/[restaurantId]": () => [{ note: "Sit at the counter." }],
  "POST /api/lists/[id]/places/[restaurantId]/move": () => [{ direction: "up" }],
  "PUT /api/guides/[id]/own": () => [{ name: "Noodles, again" }, { isListed: false }],
  "DELETE /api/guides/[id]/saved-places": ({ restaurantId = "soup" }) => [{ restaurantIds: [restaurantId] }],
  "PUT /api/guides/[id]": () => [{ isFeatured: true }, { isHidden: true }],
  "POST /api/guides/[id]/entries/[restaurantId]/replace": ({ proposalId = randomUUID() }) => [{ proposalId }],
  "POST /api/guides/[id]/entries/[restaurantId]/dismiss": (params) => [{ seen: seen(params) }],
  "POST /api/guides/runs/[id]/again": () => [
    { from: "idea", edit: { title: "Noodles", angle: "Bowls of them.", constraints: [], unknowns: [], size: 3 } },
    { from: "idea", prompt: "somewhere for dumplings" },
  ],
  "PUT /api/restaurants/[id]": () => [{ address: "2 Ferry Building" }, { isOpen: false }],
  "POST /api/restaurants/search": () => [{ query: "soup", latitude: 37.795, longitude: -122.393 }],
  "POST /api/taste/near": () => [{ latitude: 37.795, longitude: -122.393 }],
  "POST /api/restaurants/[id]/status": () => [{ status: "love" }],
  "POST /api/reports/[restaurantId]/settle": (params) => [
    { outcome: "closed", seen: seen(params) },
    { outcome: "corrected", seen: seen(params), correction: { address: "3 Ferry Building" } },
    { outcome: "dismissed", seen: seen(params) },
  ],
  "POST /api/email/guides/[id]/send-test": () => [{ email: "somebody@guides.example" }],
  // A city that a send of the week leaves out.
  "POST /api/editions/guide": () => [{ city: "Peninsula", week: weekOf(new Date()) }],
  "PUT /api/scheduled-themes/[id]": () => [{ status: "APPROVED" }, { theme: "Stew" }],
  "POST /api/scheduled-themes/approve": ({ id = randomUUID() }) => [{ ids: [id] }],
  "POST /api/scheduled-themes/generate": () => [{ city: "San Francisco", weeksToGenerate: 1 }],
};

/** A body that no write accepts. */
export const INVALID_BODY = "[]";

type Write = Pick<PolicyRow, "method" | "path">;
export const validBodies = ({ method, path }: Write, params: Params = {}): string[] =>
  (BODIES[`${method} ${path}`]?.(params) ?? [{}]).map((body) => JSON.stringify(body));
export const validBody = (write: Write, params?: Params): string => validBodies(write, params)[0] ?? "{}";

/** The URL of a row for a subject; parameters that the subject lacks refer to nothing. */
export function requestUrl({ path, flag }: Pick<PolicyRow, "path" | "flag">, params: Record<string, string>): string {
  const filled = path.replaceAll(/\[\[?(?:\.\.\.)?(\w+)\]\]?/g, (_, name: string) => params[name] ?? randomUUID());
  const query = [flag && `${flag}=true`, QUERIES[path] ?? QUERIES_OF[path]?.(params)].filter(Boolean).join("&");
  return query ? `${filled}?${query}` : filled;
}
