import { AppError } from "../../../errors";
import { FewAtOnce } from "../../../few-at-once";
import { throwIfGone } from "../throw-if-gone";
import type { ReadPlaces } from "./foreign-place";
import type { Answered, Asked } from "./reader";

/** Asked of Node at run time: where it is imported, the bundler follows `fork` to its program and can't find it. */
const { fork } = process.getBuiltinModule("node:child_process");
/** Node runs it as it stands, wherever the product runs from: nothing bundles it. */
const READER = "lib/restaurants/transfer/reading/reader.ts";
const HEAP_MB = 128;
const LIMITS = [`--max-old-space-size=${HEAP_MB}`, "--max-semi-space-size=4", "--permission", "--allow-fs-read=*"];
/** Counted once it has loaded: on a busy machine that takes longer than most files do. */
const READ_MS = 8_000;
const LOAD_MS = 20_000;

const TOO_COSTLY = "This file can't be read: it takes more memory or time than lists of places need.";
const UNAVAILABLE = "Files can't be read at the moment. Try again in a minute.";

const readers = new FewAtOnce(2);

/**
 * The places in a file. It is read in a process of its own, which may use no more than it is given of memory and time
 * and ends with the file: nothing that a file holds can hold up or end this one.
 * @throws AppError bad_input, with the sentence that says what is wrong with the file; cancelled; unavailable
 */
export async function readPlaces(bytes: Uint8Array, fileName: string, signal: AbortSignal): Promise<ReadPlaces> {
  const answer = await readers.run(() => {
    throwIfGone(signal);
    return ask({ bytes, fileName }, signal);
  });
  if ("places" in answer) return answer;
  throwIfGone(signal);
  if ("refusal" in answer) throw new AppError("bad_input", answer.refusal);
  console.warn(JSON.stringify({ warning: "A file of places could not be read.", fault: answer.fault }));
  throw new AppError("bad_input", TOO_COSTLY);
}

function ask(asked: Asked, signal: AbortSignal): Promise<Answered> {
  return new Promise((resolve, reject) => {
    let answer: Answered = { fault: "It ended before it answered." };
    const reader = fork(READER, [], {
      execArgv: LIMITS,
      env: { NODE_ENV: "production" },
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      signal,
      killSignal: "SIGKILL",
    });
    let limit = setTimeout(() => reader.kill("SIGKILL"), LOAD_MS);
    reader.once("message", () => {
      clearTimeout(limit);
      limit = setTimeout(() => reader.kill("SIGKILL"), READ_MS);
      reader.send(asked, () => {});
      reader.once("message", (message) => {
        answer = message as Answered;
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
