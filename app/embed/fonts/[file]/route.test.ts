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
