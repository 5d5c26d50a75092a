import PQueue from "p-queue";
import { AppError } from "@/lib/core/errors";
import { throwIfImportCancelled } from "../throw-if-gone";
import type { ParsedFile } from "./external-place";
import type { ReadRequest, ReadResponse } from "./reader-process";

/** Asked of Node at run time: where it is imported, the bundler follows `fork` to its program and can't find it. */
const { fork } = process.getBuiltinModule("node:child_process");
/** Node runs it as it stands, wherever the product runs from: nothing bundles it. */
const READER_SCRIPT = "lib/restaurants/import-export/reading/reader-process.ts";
const HEAP_MB = 128;
const NODE_FLAGS = [`--max-old-space-size=${HEAP_MB}`, "--max-semi-space-size=4", "--permission", "--allow-fs-read=*"];
/** Counted once it has loaded: on a busy machine that takes longer than most files do. */
const READ_TIMEOUT_MS = 8_000;
const LOAD_TIMEOUT_MS = 20_000;

const TOO_COSTLY = "This file can't be read: it takes more memory or time than lists of places need.";
const UNAVAILABLE = "Files can't be read at the moment. Try again in a minute.";

const readers = new PQueue({ concurrency: 2 });

/**
 * The places in a file. It is read in a process of its own, which may use no more than it is given of memory and time
 * and ends with the file: nothing that a file holds can hold up or end this one.
 * @throws AppError bad_input, with the sentence that says what is wrong with the file; cancelled; unavailable
 */
export async function readPlaces(bytes: Uint8Array, fileName: string, signal: AbortSignal): Promise<ParsedFile> {
  const answer = await readers.add(() => {
    throwIfImportCancelled(signal);
    return runReader({ bytes, fileName }, signal);
  });
  if ("places" in answer) return answer;
  throwIfImportCancelled(signal);
  if ("userMessage" in answer) throw new AppError("bad_input", answer.userMessage);
  console.warn(JSON.stringify({ warning: "A file of places could not be read.", fault: answer.error }));
  throw new AppError("bad_input", TOO_COSTLY);
}

function runReader(asked: ReadRequest, signal: AbortSignal): Promise<ReadResponse> {
  return new Promise((resolve, reject) => {
    let answer: ReadResponse = { error: "It ended before it answered." };
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
      reader.send(asked, () => {});
      reader.once("message", (message) => {
        answer = message as ReadResponse;
      });
    });
    reader.on("error", (cause) => {
      if (reader.pid === undefined) reject(new AppError("unavailable", UNAVAILABLE, { cause, retryAfterSeconds: 10 }));
    });
    // Only then nothing of it is left, also where a limit ended it.
    reader.once("close", () => {
      clearTimeout(limit);
      resolve(answer);
    });
  });
}
