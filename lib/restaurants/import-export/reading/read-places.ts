import PQueue from "p-queue";
import { AppError } from "@/lib/core/errors";
import { throwIfImportCancelled } from "../throw-if-import-cancelled";
import type { ParsedFile } from "./external-place";
import type { ReadRequest, ReadResponse } from "./reader-process";

/** Resolved by Node at run time: given an import, the bundler follows `fork` to its program and can't find it. */
const { fork } = process.getBuiltinModule("node:child_process");
/** Node runs it from source, wherever the product runs: nothing bundles it. */
const READER_SCRIPT = "lib/restaurants/import-export/reading/reader-process.ts";
const HEAP_MB = 128;
const NODE_FLAGS = [`--max-old-space-size=${HEAP_MB}`, "--max-semi-space-size=4", "--permission", "--allow-fs-read=*"];
/** Counted from when the process has loaded: on a busy machine loading takes longer than most files do. */
const READ_TIMEOUT_MS = 8_000;
const LOAD_TIMEOUT_MS = 20_000;

const TOO_COSTLY = "This file can't be read: it takes more memory or time than lists of places need.";
const UNAVAILABLE = "Files can't be read at the moment. Try again in a minute.";

const readers = new PQueue({ concurrency: 2 });

/**
 * Reads the places in a file, in a separate process with limited memory and time that ends with the file. Nothing in a
 * file can block or crash this process.
 * @throws AppError bad_input, with a message that says what is wrong with the file; cancelled; unavailable
 */
export async function readPlaces(bytes: Uint8Array, fileName: string, signal: AbortSignal): Promise<ParsedFile> {
  const response = await readers.add(() => {
    throwIfImportCancelled(signal);
    return runReader({ bytes, fileName }, signal);
  });
  if ("places" in response) return response;
  throwIfImportCancelled(signal);
  if ("userMessage" in response) throw new AppError("bad_input", response.userMessage);
  console.warn(JSON.stringify({ warning: "A file of places could not be read.", fault: response.error }));
  throw new AppError("bad_input", TOO_COSTLY);
}

function runReader(request: ReadRequest, signal: AbortSignal): Promise<ReadResponse> {
  return new Promise((resolve, reject) => {
    let response: ReadResponse = { error: "The reader exited without a response." };
    const reader = fork(READER_SCRIPT, [], {
      execArgv: NODE_FLAGS,
      env: { NODE_ENV: "production" },
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      signal,
      killSignal: "SIGKILL",
    });
    let limit = setTimeout(() => reader.kill("SIGKILL"), LOAD_TIMEOUT_MS);
    reader.once("message", () => {
      clearTimeout(limit);
      limit = setTimeout(() => reader.kill("SIGKILL"), READ_TIMEOUT_MS);
      reader.send(request, () => {});
      reader.once("message", (message) => {
        response = message as ReadResponse;
      });
    });
    reader.on("error", (cause) => {
      if (reader.pid === undefined) reject(new AppError("unavailable", UNAVAILABLE, { cause, retryAfterSeconds: 10 }));
    });
    // Settles only once the process has exited, also when a limit ended it.
    reader.once("close", () => {
      clearTimeout(limit);
      resolve(response);
    });
  });
}
