import { register } from "./support/sessions";
import { expect, test } from "./support/test";

const map = ".maplibregl-map";
/** Of tiles on the wire; the style is in the map's script. */
const FIRST_VIEW_MAX_BYTES = 350_000;

test("a first look at the map costs little", async ({ page }) => {
  await register(page);
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    if (new URL(request.url()).pathname.startsWith("/tiles/"))
      sizes.push(
        request.sizes().then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize),
      );
  });
  await page.goto("/map");
  await expect(page.locator(map)).toHaveAttribute("aria-busy", "false", { timeout: 40_000 });
  const received = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(sizes.length).toBeGreaterThan(3);
  expect(received).toBeGreaterThan(20_000);
  expect(received).toBeLessThan(FIRST_VIEW_MAX_BYTES);
});

test("a tile is kept for a year, whole for every client, and absent ones are told apart", async ({ page, request }) => {
  await register(page);
  const tile = page.waitForResponse((response) => new URL(response.url()).pathname.startsWith("/tiles/"));
  await page.goto("/map");
  const url = (await tile).url();
  const answer = await request.get(url);
  expect(answer.headers()["cache-control"]).toBe("public, max-age=31536000, immutable, no-transform");
  expect(answer.headers()["content-encoding"]).toBe("gzip");
  const plain = await request.get(url, { headers: { "accept-encoding": "identity" } });
  expect(plain.headers()["content-encoding"]).toBeUndefined();
  expect((await plain.body()).equals(await answer.body())).toBe(true);

  const [, , version] = new URL(url).pathname.split("/");
  expect((await request.get(`/tiles/${version}/13/0/0`)).status()).toBe(204);
  expect((await request.get("/tiles/000000000000/13/1310/3166")).headers()["cache-control"]).toBe("no-store");
  for (const path of ["14/0/0", "-1/0/0", "13/x/0", "13/99999/0", "13/1e3/0"])
    expect((await request.get(`/tiles/${version}/${path}`)).status(), path).toBe(404);
});

test("pages without a map fetch no tiles", async ({ page }) => {
  const tiles: string[] = [];
  page.on("request", (each) => each.url().includes("/tiles/") && tiles.push(each.url()));
  await register(page);
  for (const path of ["/", "/discover", "/profile"]) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
  }
  expect(tiles).toEqual([]);
});
