import { buildQuadtree, type LatLng, traverse } from "@/lib/core/geo/quadtree";

const POINTS = 50_000;
const ROUNDS = 31;
const AT_MOST_MS = 100;

/** How long it takes to index 50,000 places, spread as they are in towns, and, in the worst case, all in one place. */
export async function run(): Promise<boolean> {
  const passed = [measure("places in towns", inTowns()), measure("places in one place", inOnePlace())];
  return passed.every(Boolean);
}

function measure(what: string, points: LatLng[]): boolean {
  const times: number[] = [];
  let nodes = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const startedAt = performance.now();
    const tree = buildQuadtree(points);
    times.push(performance.now() - startedAt);
    nodes = [...traverse(tree)].length;
  }
  const median = times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
  const isMet = median <= AT_MOST_MS;
  console.log(`${isMet ? "ok  " : "MISS"} ${POINTS} ${what}: median ${median.toFixed(1)} ms, at most ${AT_MOST_MS} ms`);
  console.log(`     ${nodes} nodes; slowest ${Math.max(...times).toFixed(1)} ms`);
  return isMet;
}

/** Around 200 centers of the Bay Area, dense in their middle. */
function inTowns(): LatLng[] {
  const random = repeatable(7);
  const centers = Array.from({ length: 200 }, () => ({ lat: 37.2 + random() * 0.7, lng: -122.5 + random() * 0.7 }));
  return Array.from({ length: POINTS }, (_, index) => {
    const { lat, lng } = centers[index % centers.length] ?? { lat: 0, lng: 0 };
    const distance = 0.02 * random() ** 2;
    const angle = 2 * Math.PI * random();
    return { lat: lat + distance * Math.sin(angle), lng: lng + distance * Math.cos(angle) };
  });
}

const inOnePlace = (): LatLng[] =>
  Array.from({ length: POINTS }, (_, index) => (index === 0 ? { lat: 37, lng: -122.6 } : { lat: 37.77, lng: -122.42 }));

function repeatable(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
