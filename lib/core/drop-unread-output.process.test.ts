import { spawn } from "node:child_process";
import { expect, test } from "vitest";

/** Prints every few milliseconds and, as Next does, each uncaught error; ends with how many there were. */
const PROGRAM = `
  let uncaught = 0;
  process.on("uncaughtException", (error) => { uncaught++; console.error(error); });
  setInterval(() => console.log("a line"), 5);
  setTimeout(() => process.exit(Math.min(uncaught, 100)), 500);`;

function endOf(program: string): Promise<number | null> {
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program]);
  child.stdout.once("data", () => {
    child.stdout.destroy();
    child.stderr.destroy();
  });
  return new Promise((ended) => child.once("exit", ended));
}

test("a program goes on in peace when nobody reads its output any more", async () => {
  expect(await endOf(PROGRAM)).toBe(100);
  const module = JSON.stringify(new URL("drop-unread-output.ts", import.meta.url).href);
  expect(await endOf(`import { dropUnreadOutput } from ${module}; dropUnreadOutput(); ${PROGRAM}`)).toBe(0);
});
