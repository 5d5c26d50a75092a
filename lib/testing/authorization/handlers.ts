import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** One page, or one exported method of a route, with the access level that its code declares. */
export type Handler = {
  file: string;
  kind: "page" | "call";
  /** As the folders name it: "/api/guides/[id]". */
  path: string;
  method: Method;
  /** Null where the code does not check the user. */
  declared: "public" | "user" | "admin" | "signed-out" | null;
  /** The query flag that makes it a call for administrators. */
  adminFlag: string | null;
  /** Whether any site may read the response. */
  hasCors: boolean;
};

/** Files that Next serves under a path by their name. */
const METADATA_FILES: Record<string, string> = {
  "app/robots.ts": "/robots.txt",
  "app/manifest.ts": "/manifest.webmanifest",
};

/** Every request handler under `app`, as declared in the code. */
export function findHandlers(root = process.cwd()): Handler[] {
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const find = (name: string) => globSync(`app/**/${name}`, { cwd: root }).sort();
  return [
    ...find("page.tsx").map((file) => readPage(file, read(file))),
    ...find("route.ts").flatMap((file) => readRoute(file, read(file))),
    ...Object.entries(METADATA_FILES).map(([file, path]) => ({
      ...readPage(file, read(file)),
      kind: "call" as const,
      path,
    })),
  ];
}

export function readPage(file: string, code: string): Handler {
  return {
    file,
    kind: "page",
    path: pathOf(file),
    method: "GET",
    declared: declaredByPage(code),
    adminFlag: null,
    hasCors: false,
  };
}

function declaredByPage(code: string): Handler["declared"] {
  if (/<SignedInPage\s+isForAdmins\b/.test(code)) return "admin";
  if (/<SignedInPage\b|\brequirePageUser\(/.test(code)) return "user";
  return /\brequireSignedOut\(/.test(code) ? "signed-out" : "public";
}

const EXPORT = /^export (?:(?:async )?function|const) (GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\b/gm;
const RENAMED = /\bas (GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\b/g;

export function readRoute(file: string, code: string): Handler[] {
  const found = [...code.matchAll(EXPORT)].map(({ 1: method = "", index }) => {
    const [, rest = ""] = code.slice(index).split(/^export /m);
    return { method, code: rest };
  });
  const list = /^export \{([^}]*)\}/m.exec(code)?.[1] ?? "";
  for (const [, method = ""] of list.matchAll(RENAMED)) found.push({ method, code: "" });
  if (found.length === 0) throw new Error(`${file} exports no method that this parser recognizes.`);
  // OPTIONS only tells what is allowed.
  return found
    .filter(({ method }) => method !== "OPTIONS")
    .map(({ method, code }) => ({
      file,
      kind: "call",
      path: pathOf(file),
      method: method as Method,
      declared: declaredByRoute(file, code),
      adminFlag: /\badminFlag: "(\w+)"/.exec(code)?.[1] ?? null,
      hasCors: /\bcors: true\b|\ballowAnyOrigin\(/.test(code),
    }));
}

function declaredByRoute(file: string, code: string): Handler["declared"] {
  if (!/\broute\(/.test(code)) return null;
  const access = /\baccess: "(public|user|admin)"/.exec(code)?.[1];
  if (!access) throw new Error(`${file} does not say whom it lets in: access: "public", ...`);
  return access as "public" | "user" | "admin";
}

/** The path of a file of `app`: folders in parentheses are groups, and have none. */
const pathOf = (file: string): string =>
  file
    .replace(/^app/, "")
    .replace(/\/[^/]*$/, "")
    .replaceAll(/\/\([^)]*\)/g, "") || "/";
