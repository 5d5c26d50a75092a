import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { median } from "@/lib/testing/median";
import { type Kumquat, startKumquat } from "../e2e/support/kumquat";
import { requestsPerSecond, type Target } from "./pages/requests-per-second";

export const isOnRequest = true;

const ROUNDS = 5;
const SECONDS = 1;
const PARTS = ["send-kept-pages", "send-static-files", "tell-packed", "methods", "log-request"] as const;
export const options = PARTS.map((part) => `--${part}`);
const HOOK = `--import=${fileURLToPath(new URL("server-parts/leave-out.mjs", import.meta.url))}`;
const BROWSER = { "accept-encoding": "gzip, deflate, br", accept: "text/html,*/*;q=0.8" };

/**
 * What each part of server/ that changes Next's responses is worth: requests per second of the whole server over those
 * of one without that part, for what a browser loads. Both run at once, and rounds alternate. `--methods` and the like
 * weigh that part alone.
 */
export async function run(): Promise<undefined> {
  const whole = await startKumquat();
  try {
    const targets = await targetsOf(whole);
    const named = PARTS.filter((part) => process.argv.includes(`--${part}`));
    for (const part of named.length > 0 ? named : PARTS) await compare(part, targets);
  } finally {
    await whole.stop();
  }
}

async function compare(part: string, whole: Record<string, Target>): Promise<void> {
  const without = await startKumquat({ env: { NODE_OPTIONS: HOOK, SERVER_PART: part } });
  try {
    console.log(`\nwithout ${part}:`);
    for (const [name, target] of Object.entries(await targetsOf(without))) {
      const [ours, theirs] = await alternate(whole[name] ?? target, target);
      const ratios = ours.map((figure, round) => figure / (theirs[round] ?? Number.NaN));
      const each = ratios.map((ratio) => ratio.toFixed(2)).join(" ");
      const perSecond = `${Math.round(median(ours))}/s over ${Math.round(median(theirs))}/s`;
      console.log(`  ${name.padEnd(16)} ${median(ratios).toFixed(2)}x (${each}), ${perSecond}`);
    }
  } finally {
    await without.stop();
  }
}

async function alternate(ours: Target, theirs: Target): Promise<[number[], number[]]> {
  const figures: [number[], number[]] = [[], []];
  for (let round = -1; round < ROUNDS; round++)
    for (const [index, target] of [ours, theirs].entries()) {
      const perSecond = await requestsPerSecond(target, SECONDS);
      if (round >= 0) figures[index]?.push(perSecond);
    }
  return figures;
}

/** One of each kind: servers start with the same guides, under names of their own. */
async function targetsOf(kumquat: Kumquat): Promise<Record<string, Target>> {
  const { url } = kumquat;
  const [guide] = (await (await fetch(`${url}/api/guides/email?limit=1`)).json()) as { id: string }[];
  if (!guide) throw new Error("There is no guide to read: the first guides are missing.");
  const html = await (await fetch(`${url}/guide/${guide.id}`)).text();
  const [place] = /\/place\/[a-z0-9-]+/.exec(html) ?? [];
  const [script] = /\/_next\/static\/[\w./-]+\.js/.exec(html) ?? [];
  const paths = {
    landing: "/",
    city: "/oakland",
    guide: `/guide/${guide.id}`,
    place: place ?? "/",
    "static file": script ?? "/",
    "public call": "/api/guides/email?limit=5",
    "map tile": "/tiles/any/12/655/1582",
  };
  const targets = Object.entries(paths).map(([name, path]) => [name, { url: url + path, headers: BROWSER }]);
  const points = {
    url: `${url}/api/restaurants/all?fields=points`,
    headers: { ...BROWSER, ...(await asEditor(kumquat)) },
  };
  return { ...Object.fromEntries(targets), "all the points": points };
}

async function asEditor({ url, dataDir }: Kumquat): Promise<{ authorization: string }> {
  const password = (await readFile(join(dataDir, "admin-password"), "utf8")).trim();
  const response = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "admin", password }),
  });
  const { token } = (await response.json()) as { token: string };
  return { authorization: `Bearer ${token}` };
}
