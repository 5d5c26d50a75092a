import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Site } from "./call-site";
import { IS_TEST } from "./is-test";

const FOLDERS = ["app", "db", "inngest", "lib", "scripts", "server"];
const CALL = /\.transaction\(/;

/** Calls that open no transaction of their own, and why. */
const EXEMPT: Record<string, string> = {
  "db/client.ts": "it is how every transaction is opened",
};

/** Every line of the product's code that opens a transaction. */
export function transactionCalls(): Site[] {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  );
  return files
    .filter((file) => /\.tsx?$/.test(file) && !IS_TEST.test(file) && !(file in EXEMPT))
    .flatMap((file) =>
      readFileSync(file, "utf8")
        .split("\n")
        .flatMap((line, index) => (CALL.test(line) ? [`${file}:${index + 1}`] : [])),
    );
}
