import type { Browser, BrowserContext, Page } from "@playwright/test";

type Size = { width: number; height: number };
export type Figures = { idleMs: number; worstFrameMs: number; heapMb: number; size: Size };
type Options = { url: string; screen: Size; prepare?: (context: BrowserContext) => Promise<void> };

const MAP = ".maplibregl-map";
/** A map that is idle this long has finished loading. */
const QUIET_MS = 2_500;
/** A new window loads pages of the browser's own for a while. */
const WINDOW_MS = 2_000;

/** Opens a page with a map in a fresh browser, waits until it is idle, drags it about, and measures memory. */
export async function measurePage(browser: Browser, { url, screen, prepare }: Options): Promise<Figures> {
  const context = await browser.newContext({ viewport: screen });
  try {
    await prepare?.(context);
    const page = await context.newPage();
    // Our loader names functions with a helper that a page does not have.
    await page.addInitScript("globalThis.__name = (named) => named");
    await page.addInitScript(watch, MAP);
    await page.waitForTimeout(WINDOW_MS);
    await page.goto(url);
    const idleMs = await lastIdle(page);
    const box = await page.locator(MAP).boundingBox();
    if (!box) throw new Error(`${url} shows no map.`);
    const worstFrameMs = await worstFrameWhilePanning(page, box);
    await page.waitForTimeout(QUIET_MS);
    return {
      idleMs,
      worstFrameMs,
      heapMb: await heapMb(page),
      size: { width: Math.round(box.width), height: Math.round(box.height) },
    };
  } finally {
    await context.close();
  }
}

type RenderTimes = { idleAt: number; isBusy: boolean; worst: number };

/** Runs in the page before anything else: records when the map last became idle, and the longest wait for a frame. */
function watch(selector: string): void {
  const watched: RenderTimes = { idleAt: 0, isBusy: true, worst: 0 };
  Object.assign(window, { watched });
  const check = () => {
    const state = document.querySelector(selector)?.getAttribute("aria-busy");
    if (state === "false" && watched.isBusy) watched.idleAt = performance.now();
    watched.isBusy = state !== "false";
  };
  new MutationObserver(check).observe(document, { subtree: true, childList: true, attributeFilter: ["aria-busy"] });
  let last = performance.now();
  const frame = () => {
    const now = performance.now();
    watched.worst = Math.max(watched.worst, now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

const read = (page: Page): Promise<RenderTimes & { now: number }> =>
  page.evaluate(() => ({ ...(window as unknown as { watched: RenderTimes }).watched, now: performance.now() }));

async function lastIdle(page: Page): Promise<number> {
  for (let tries = 0; tries < 240; tries++) {
    const { idleAt, isBusy, now } = await read(page);
    if (!isBusy && idleAt > 0 && now - idleAt > QUIET_MS) return idleAt;
    await page.waitForTimeout(250);
  }
  throw new Error(`${page.url()} never became idle.`);
}

async function worstFrameWhilePanning(page: Page, box: Size & { x: number; y: number }): Promise<number> {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.evaluate(() => Object.assign((window as unknown as { watched: RenderTimes }).watched, { worst: 0 }));
  for (const [dx, dy] of [
    [-260, 0],
    [260, 120],
    [0, -240],
    [-200, 160],
  ] as const) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + dx, y + dy, { steps: 25 });
    await page.mouse.up();
    await page.waitForTimeout(300);
  }
  return (await read(page)).worst;
}

async function heapMb(page: Page): Promise<number> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("HeapProfiler.enable");
  await cdp.send("HeapProfiler.collectGarbage");
  const { usedSize } = await cdp.send("Runtime.getHeapUsage");
  return usedSize / 2 ** 20;
}
