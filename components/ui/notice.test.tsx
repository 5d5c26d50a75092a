import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Notice } from "./notice";

test("only what went well has a tick", () => {
  const [error, good, info] = (["error", "good", "info"] as const).map(
    (tone) => renderToStaticMarkup(<Notice tone={tone}>So it is.</Notice>).match(/<svg.*<\/svg>/)?.[0],
  );
  expect(new Set([error, good, info]).size).toBe(3);
});
