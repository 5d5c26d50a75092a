import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Database, openDatabase } from "@/db/client";
import { urlFile } from "@/db/embedded/data-folder";
import { SESSION_COOKIE } from "@/lib/auth/session-cookie";
import { startKumquat } from "../kumquat";
import { addressOf } from "./address";
import { type Answer, type Asked, asker } from "./ask";
import { type Cell, cellsOf, nameOf } from "./cells";
import { faultsOf, leaksOf } from "./faults";
import { makePeople, type People, ROLES, type Role, tokenFor } from "./roles";
import type { Row } from "./rows";
import { together } from "./together";
import { makeWorld, type World } from "./world";

const AT_ONCE = 8;

export type Try = Asked & { role: Role };
type BodyOf = (row: Row, params: Record<string, string>) => string;

/** The built product with everything in it that somebody must not see, and the means to try to. */
export type Trial = {
  db: Database;
  people: People;
  world: World;
  cells: readonly Cell[];
  ask: (asked: Try) => Promise<Answer>;
  /** Asks each cell as it says, and tells what was wrong with the answers. */
  tryCells: (cells: readonly Cell[], body: BodyOf, about: "subject" | "nothing") => Promise<string[]>;
  /** Asks anything, and tells what was wrong: what leaked, and what `judge` finds. */
  tryAll: (tries: readonly Try[], judge: (answer: Answer) => string | null) => Promise<string[]>;
  /** The marked words that were met by those whom they are for. */
  met: ReadonlySet<string>;
  close: () => Promise<void>;
};

/**
 * It has a server of its own, so that nothing else changes what it holds, and an address that is not a laptop's, since
 * there the outbox is open to everybody.
 */
export async function openTrial(rows: readonly Row[]): Promise<Trial> {
  const kumquat = await startKumquat({ env: { APP_URL: "http://guides.example" } });
  const kept = (name: string) => readFileSync(join(kumquat.dataDir, name), "utf8").trim();
  const secret = kept("auth-secret");
  const { db, close } = openDatabase(readFileSync(urlFile(kumquat.dataDir), "utf8").trim(), { max: 2 });
  const send = asker(kumquat.url, { connections: AT_ONCE });
  const people = await makePeople(db);
  const world = await makeWorld(db, people);
  const tokens = new Map<Role, string | null>();
  for (const role of ROLES) tokens.set(role, await tokenFor(db, people, role, secret));
  const met = new Set<string>();

  const ask = ({ role, ...asked }: Try) => {
    const token = tokens.get(role);
    const known: Record<string, string> = token
      ? { authorization: `Bearer ${token}`, cookie: `${SESSION_COOKIE}=${token}` }
      : {};
    return send({ ...asked, headers: { ...asked.headers, ...known } });
  };

  async function askCell({ row, subject, role, transport }: Cell, body: string, about: "subject" | "nothing") {
    const isRead = row.method === "GET";
    const path = addressOf(row, isRead || about === "subject" ? subject.params : {});
    // Signing out ends the session that it is done with.
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
    ...{ db, people, world, met, ask },
    cells: cellsOf(rows, world),
    tryCells: (cells, body, about) =>
      collect(cells, nameOf, async (cell) => {
        const answer = await askCell(cell, body(cell.row, cell.subject.params), about);
        for (const { word } of world.canaries) if (answer.body.includes(word)) met.add(word);
        return faultsOf(cell, answer, world.canaries);
      }),
    tryAll: (tries, judge) =>
      collect(tries, nameOfTry, async (asked) => {
        const answer = await ask(asked);
        return [judge(answer) ?? [], leaksOf(answer, asked.role, world.canaries)].flat();
      }),
    close: async () => {
      send.close();
      await close();
      await kumquat.stop();
    },
  };
}

const nameOfTry = ({ method, path, role, headers = {} }: Try) =>
  `${method} ${path} as ${role} ${JSON.stringify(headers)}`;

/** Many faults have one cause: the first of them are enough to find it. */
const SHOWN = 40;

async function collect<T>(items: readonly T[], name: (item: T) => string, find: (item: T) => Promise<string[]>) {
  const faults: string[] = [];
  await together(items, AT_ONCE, async (item) => {
    const found = await find(item).catch((error: Error) => [error.message]);
    faults.push(...found.map((fault) => `${name(item)}: ${fault}`));
  });
  const more = faults.length > SHOWN ? [`... and ${faults.length - SHOWN} more`] : [];
  return [...faults.slice(0, SHOWN), ...more];
}
