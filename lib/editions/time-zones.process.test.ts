import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const HERE = new URL("./testing/print-thursdays.ts", import.meta.url).pathname;
const print = async (zone: string): Promise<string> => {
  const { stdout } = await promisify(execFile)(process.execPath, ["--import", "tsx", HERE], {
    env: { ...process.env, TZ: zone },
    maxBuffer: 1e7,
  });
  return stdout;
};

test("a server anywhere on earth has the same Thursdays, over both changes and a leap day", async () => {
  const [here = "", ...elsewhere] = await Promise.all(["America/Los_Angeles", "UTC"].map(print));
  expect(here.split("\n").length).toBeGreaterThan(2_000);
  for (const zone of ["Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Kathmandu", "Australia/Lord_Howe"]) {
    elsewhere.push(await print(zone));
  }
  const withoutZone = (output: string) => output.slice(output.indexOf("\n"));
  expect(new Set([here, ...elsewhere].map((output) => output.split("\n")[0])).size).toBe(6);
  for (const output of elsewhere) expect(withoutZone(output)).toBe(withoutZone(here));
});
