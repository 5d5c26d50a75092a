import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Database, openDatabase } from "@/db/client";
import { urlFile } from "@/db/embedded/data-folder";
import { SESSION_COOKIE } from "@/lib/auth/session-cookie";
import { createFixtures, type Fixtures } from "@/lib/testing/authorization/fixtures";
import { createHttpClient, type HttpRequest, type HttpResponse } from "@/lib/testing/authorization/http-client";
import type { PolicyRow } from "@/lib/testing/authorization/match-policy";
import { cellName, type MatrixCell, matrixCells } from "@/lib/testing/authorization/matrix";
import { requestUrl } from "@/lib/testing/authorization/request-url";
import { makePeople, type People, ROLES, type Role, tokenFor } from "@/lib/testing/authorization/roles";
import { accessViolations, findLeaks } from "@/lib/testing/authorization/violations";
import { startKumquat } from "./kumquat";
import { runConcurrently } from "./run-concurrently";

const CONCURRENCY = 8;

export type RoleRequest = HttpRequest & { role: Role };
type BodyOf = (row: PolicyRow, params: Record<string, string>) => string;

/** The built product with one row of everything that is protected, and the means to request it. */
export type AuthorizationHarness = {
  db: Database;
  people: People;
  world: Fixtures;
  cells: readonly MatrixCell[];
  ask: (request: RoleRequest) => Promise<HttpResponse>;
  /** Sends each cell's request, and returns what was wrong with the responses. */
  checkCells: (cells: readonly MatrixCell[], body: BodyOf, about: "subject" | "nothing") => Promise<string[]>;
  /** Sends any requests, and returns what was wrong: leaks, and what `judge` finds. */
  checkRequests: (tries: readonly RoleRequest[], judge: (response: HttpResponse) => string | null) => Promise<string[]>;
  /** The canaries that were seen by those who may. */
  seenCanaries: ReadonlySet<string>;
  close: () => Promise<void>;
};

/**
 * A separate server, so that nothing else changes its data, with a URL that is not a laptop's, since there the outbox is
 * open to everybody.
 */
export async function openAuthorizationHarness(rows: readonly PolicyRow[]): Promise<AuthorizationHarness> {
  const kumquat = await startKumquat({ env: { APP_URL: "http://guides.example" } });
  const readStored = (name: string) => readFileSync(join(kumquat.dataDir, name), "utf8").trim();
  const secret = readStored("auth-secret");
  const { db, close } = openDatabase(readFileSync(urlFile(kumquat.dataDir), "utf8").trim(), { max: 2 });
  const send = createHttpClient(kumquat.url, { connections: CONCURRENCY });
  const people = await makePeople(db);
  const world = await createFixtures(db, people);
  const tokens = new Map<Role, string | null>();
  for (const role of ROLES) tokens.set(role, await tokenFor(db, people, role, secret));
  const met = new Set<string>();

  const ask = ({ role, ...request }: RoleRequest) => {
    const token = tokens.get(role);
    const known: Record<string, string> = token
      ? { authorization: `Bearer ${token}`, cookie: `${SESSION_COOKIE}=${token}` }
      : {};
    return send({ ...request, headers: { ...request.headers, ...known } });
  };

  async function askCell({ row, subject, role, transport }: MatrixCell, body: string, about: "subject" | "nothing") {
    const isRead = row.method === "GET";
    const path = requestUrl(row, isRead || about === "subject" ? subject.params : {});
    // Signing out ends the session that it uses.
    const isEnding = row.path === "/api/auth/logout";
    const token = isEnding ? await tokenFor(db, people, role, secret) : (tokens.get(role) ?? null);
    const way = transport.carry({ path, token, origin: kumquat.url });
    return send({
      method: way.method ?? row.method,
      path: way.path,
      headers: way.headers,
      body: isRead ? undefined : body,
    });
  }

  return {
    db,
    people,
    world,
    seenCanaries: met,
    ask,
    cells: matrixCells(rows, world),
    checkCells: (cells, body, about) =>
      collect(cells, cellName, async (cell) => {
        const response = await askCell(cell, body(cell.row, cell.subject.params), about);
        for (const { word } of world.canaries) if (response.body.includes(word)) met.add(word);
        return accessViolations(cell, response, world.canaries);
      }),
    checkRequests: (tries, judge) =>
      collect(tries, requestName, async (request) => {
        const response = await ask(request);
        return [judge(response) ?? [], findLeaks(response, request.role, world.canaries)].flat();
      }),
    close: async () => {
      send.close();
      await close();
      await kumquat.stop();
    },
  };
}

const requestName = ({ method, path, role, headers = {} }: RoleRequest) =>
  `${method} ${path} as ${role} ${JSON.stringify(headers)}`;

/** Many faults have one cause: the first of them are enough to find it. */
const FAULTS_SHOWN_MAX = 40;

async function collect<T>(items: readonly T[], name: (item: T) => string, find: (item: T) => Promise<string[]>) {
  const faults: string[] = [];
  await runConcurrently(items, CONCURRENCY, async (item) => {
    const found = await find(item).catch((error: Error) => [error.message]);
    faults.push(...found.map((fault) => `${name(item)}: ${fault}`));
  });
  const more = faults.length > FAULTS_SHOWN_MAX ? [`... and ${faults.length - FAULTS_SHOWN_MAX} more`] : [];
  return [...faults.slice(0, FAULTS_SHOWN_MAX), ...more];
}
