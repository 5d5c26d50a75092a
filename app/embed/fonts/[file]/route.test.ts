import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { EMBED_STYLE } from "@/lib/web/embed/embed-style";
import { GET } from "./route";

const get = (file: string) =>
  GET(new Request(`https://guides.example/embed/fonts/${encodeURIComponent(file)}`), {
    params: Promise.resolve({ file }),
  });

test("each font that the embed names is served to its sandboxed frame, and nothing else is", async () => {
  const files = [...EMBED_STYLE.matchAll(/url\(\/embed\/fonts\/([^)]+)\)/g)].map(([, file = ""]) => file);
  expect(files.length).toBeGreaterThan(4);
  for (const file of files) {
    const response = await get(file);
    expect(response.status, file).toBe(200);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(Buffer.from(await response.arrayBuffer()).toString("latin1", 0, 4)).toBe("wOF2");
  }
  for (const other of ["README.md", "../fonts.ts", "fraunces-title.ttf"]) expect((await get(other)).status).toBe(404);
});

test("a guide's letters have in an embed the files that they have on a page", () => {
  const declared = readFileSync("app/fonts.ts", "utf8").split("localFont(").slice(1);
  expect(declared.join().match(/\.\/fonts\/[\w-]+\.woff2/g)?.length).toBeGreaterThan(4);
  for (const font of declared) {
    const range = /unicode-range",\s*value:\s*"([^"]+)"/.exec(font)?.[1];
    for (const [, file = ""] of font.matchAll(/\.\/fonts\/([\w-]+\.woff2)/g)) {
      const face = EMBED_STYLE.split("@font-face").find((each) => each.includes(`/embed/fonts/${file})`));
      expect(face, file).toBeDefined();
      expect(/unicode-range:([^;}]+)/.exec(face ?? "")?.[1], file).toBe(range);
    }
  }
});

test("every family of a face is in a stack", () => {
  const families = [...EMBED_STYLE.matchAll(/font-family:"([^"]+)"/g)].map(([, family = ""]) => family);
  const stacks = EMBED_STYLE.split("@font-face").at(-1)?.split("}").slice(1).join("}") ?? "";
  for (const family of new Set(families)) expect(stacks, family).toContain(family);
});
