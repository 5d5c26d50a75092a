import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

test("plain Node reads the environment, as the start script does before anything is installed", () => {
  const program =
    'const { parseEnv } = await import("./lib/core/env.ts"); console.log(parseEnv({ PORT: "4000" }).APP_URL);';
  const out = execFileSync(process.execPath, ["--no-warnings", "--input-type=module", "-e", program], {
    encoding: "utf8",
  });
  expect(out).toBe("http://localhost:4000\n");
});
