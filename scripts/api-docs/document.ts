import { SESSION_COOKIE } from "@/lib/auth/session-cookie";
import { findHandlers, type Handler } from "@/lib/testing/authorization/handlers";
import { matchPolicy, type PolicyRow } from "@/lib/testing/authorization/match-policy";
import { readRouteInputs } from "@/lib/testing/route-inputs/read-route-inputs";
import packageJson from "@/package.json" with { type: "json" };
import { describeOperation, type OperationObject } from "./describe-operation";
import { NOT_DOCUMENTED, OPERATIONS } from "./operations";
import { namedSchemas } from "./schemas";

export type ApiDocument = {
  openapi: string;
  info: object;
  servers: object[];
  tags: { name: string }[];
  paths: Record<string, Record<string, OperationObject>>;
  components: { schemas: ReturnType<typeof namedSchemas>; securitySchemes: object };
};

const INFO = {
  title: "Kumquat",
  summary: "Restaurant guides for the San Francisco Bay Area",
  description:
    "Public reads need no account, and the pages of any site may call them. Everything else takes the token of POST /api/auth/login as a bearer. Times are ISO 8601 in UTC. Every refusal carries a sentence for a person; 429 and 503 carry Retry-After.",
  version: packageJson.version,
  license: { name: "MIT", identifier: "MIT" },
};

/** What the interface consists of: every call under /api, and what else the pages of other sites may read. */
export const documentedHandlers = (handlers = findHandlers()): Handler[] =>
  handlers.filter(
    ({ kind, path, hasCors }) => kind === "call" && (path.startsWith("/api/") || hasCors) && !(path in NOT_DOCUMENTED),
  );

/**
 * The OpenAPI document: what the routes' own code says of inputs and access, and what the operations say of the rest.
 * Throws a sentence for a route without an operation, and for an operation without a route.
 */
export async function apiDocument(documented = OPERATIONS): Promise<ApiDocument> {
  const all = findHandlers();
  const handlers = documentedHandlers(all);
  requireSameNames(handlers.map(nameOf), documented);
  const inputsOf = await readRouteInputs(all);
  const { rows } = matchPolicy(all);
  const rowsOf = ({ method, path }: Handler) => rows.filter((row) => row.method === method && row.path === path);
  const paths: ApiDocument["paths"] = {};
  for (const [tag, operations] of Object.entries(documented)) {
    for (const [name, operation] of Object.entries(operations)) {
      const handler = handlers.find((each) => nameOf(each) === name);
      if (!handler) continue;
      const path = handler.path.replaceAll(/\[(\w+)\]/g, "{$1}");
      paths[path] ??= {};
      paths[path][handler.method.toLowerCase()] = describeOperation(operation, {
        handler,
        tag,
        inputs: inputsOf(handler),
        rows: rowsOf(handler) as [PolicyRow, ...PolicyRow[]],
      });
    }
  }
  return {
    openapi: "3.1.1",
    info: INFO,
    servers: [{ url: "/" }],
    tags: Object.keys(documented).map((name) => ({ name })),
    paths,
    components: {
      schemas: namedSchemas(),
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer" },
        cookie: {
          type: "apiKey",
          in: "cookie",
          name: SESSION_COOKIE,
          description: "As a browser has it from signing in. A write by cookie must come from our own pages.",
        },
      },
    },
  };
}

function requireSameNames(routes: readonly string[], documented: typeof OPERATIONS): void {
  const described = Object.values(documented).flatMap((operations) => Object.keys(operations));
  const undescribed = routes.filter((name) => !described.includes(name));
  if (undescribed.length > 0) throw new Error(`No operation describes ${undescribed.join(", ")}.`);
  const unknown = described.filter((name) => !routes.includes(name));
  if (unknown.length > 0) throw new Error(`There is no route for the operation ${unknown.join(", ")}.`);
}

const nameOf = ({ method, path }: Pick<Handler, "method" | "path">) => `${method} ${path}`;
