import { SESSION_COOKIE } from "@/lib/auth/session-cookie";
import { median } from "@/lib/testing/median";
import { startKumquat } from "../e2e/support/kumquat";
import { askingTakes } from "./pages/asking";
import { requestsPerSecond, type Target } from "./pages/requests-per-second";

/** Many short turns: within one, whatever else the machine does moves a figure by a fifth. */
const ROUNDS = 15;
const SECONDS = 0.5;
const WARM_UP_SECONDS = 1.5;
const AT_LEAST = { uncached: 5, static: 1 / 3, guide: 0.9 };
const OTHER_PAGES = { city: "/san-francisco", place: "/place/zuni-cafe" };

/** A cookie that names no session: the same page for the same visitor, but rendered for this request. */
const UNCACHED = { cookie: `${SESSION_COOKIE}=none` };
const CLIENTS = {
  "a plain client": {},
  "a browser": { "accept-encoding": "gzip, deflate, br", accept: "text/html,*/*;q=0.8" },
};

/**
 * The benefit of caching the guide page: its requests per second over those of the same page rendered each time, and
 * over those of the static file nearest in size, from the same server; and those of a city's page and a place's, cached,
 * over the guide's. Rounds alternate, so that noise hits all. Then what asking the database for changes takes, which the
 * cached page includes.
 */
export async function run(): Promise<boolean> {
  const kumquat = await startKumquat();
  try {
    const page = `${kumquat.url}${await aGuide(kumquat.url)}`;
    const file = await fileNearestInSize(kumquat.url, page);
    console.log(`${page}\n${file}`);
    let hasHeld = true;
    for (const [client, headers] of Object.entries(CLIENTS)) {
      const { cached, uncached, fromDisk, city, place } = await measure({
        cached: { url: page, headers },
        city: { url: kumquat.url + OTHER_PAGES.city, headers },
        place: { url: kumquat.url + OTHER_PAGES.place, headers },
        fromDisk: { url: file, headers },
        uncached: { url: page, headers: { ...headers, ...UNCACHED } },
      });
      console.log(`for ${client}: ${perSecond({ cached, uncached, fromDisk, city, place })}`);
      const toUncached = report("cached over rendered each time", ratios(cached, uncached), AT_LEAST.uncached);
      const toStatic = report("cached over a static file", ratios(cached, fromDisk), AT_LEAST.static);
      const cityToGuide = report("a city's page over the guide's", ratios(city, cached), AT_LEAST.guide);
      const placeToGuide = report("a place's page over the guide's", ratios(place, cached), AT_LEAST.guide);
      hasHeld &&= toUncached && toStatic && cityToGuide && placeToGuide;
    }
    const { median, slowest } = await askingTakes(kumquat.dataDir);
    console.log(`asking for changed pages, once a second: ${median.toFixed(1)} ms, ${slowest.toFixed(1)} ms at most`);
    return hasHeld;
  } finally {
    await kumquat.stop();
  }
}

async function measure<Name extends string>(targets: Record<Name, Target>): Promise<Record<Name, number[]>> {
  const names = Object.keys(targets) as Name[];
  const figures = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (const name of names) await requestsPerSecond(targets[name], WARM_UP_SECONDS);
  for (let round = 0; round < ROUNDS; round++) {
    // Forth and back: what a turn leaves behind to be collected slows the next, and the last of ours leaves the most.
    for (const name of round % 2 === 0 ? names : names.toReversed())
      figures[name].push(await requestsPerSecond(targets[name], SECONDS));
  }
  return figures;
}

async function aGuide(url: string): Promise<string> {
  const guides = (await (await fetch(`${url}/api/guides/email?limit=1`)).json()) as { id: string }[];
  const [guide] = guides;
  if (!guide) throw new Error("There is no guide to read: the first guides are missing.");
  return `/guide/${guide.id}`;
}

/** Among the page's own scripts, styles and fonts, by their uncompressed size. */
async function fileNearestInSize(url: string, page: string): Promise<string> {
  const plain = { headers: { "accept-encoding": "identity" } };
  const html = await (await fetch(page, plain)).text();
  const paths = [...new Set(html.match(/\/_next\/static\/[\w./-]+\.(?:js|css|woff2)/g))];
  const sizes = await Promise.all(
    paths.map(async (path) => (await (await fetch(url + path, plain)).arrayBuffer()).byteLength),
  );
  const distance = (i: number) => Math.abs((sizes[i] ?? 0) - Buffer.byteLength(html));
  const [nearest] = [...paths.keys()].sort((a, b) => distance(a) - distance(b));
  if (nearest === undefined) throw new Error("The page names no static file.");
  return url + paths[nearest];
}

const ratios = (ours: number[], theirs: number[]): number[] => ours.map((figure, i) => figure / (theirs[i] ?? 0));

function report(what: string, measured: number[], target: number): boolean {
  const hasHeld = median(measured) >= target;
  const range = `${Math.min(...measured).toFixed(2)} to ${Math.max(...measured).toFixed(2)} in ${measured.length} rounds`;
  const figures = `median ${median(measured).toFixed(2)}x (${range}), target at least ${target.toFixed(2)}x`;
  console.log(`${hasHeld ? "ok  " : "MISS"} ${what}: ${figures}`);
  return hasHeld;
}

const perSecond = (figures: Record<string, number[]>): string =>
  Object.entries(figures)
    .map(([name, values]) => `${name} ${Math.round(median(values))}/s`)
    .join(", ");
