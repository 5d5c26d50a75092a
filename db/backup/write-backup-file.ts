import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { syncFolder } from "../embedded/sync-tree";

/** Writes lines as a compressed file that its owner alone may read, entirely or not at all, with a checksum at its end. */
export async function writeBackupFile(file: string, lines: AsyncIterable<string>, signal?: AbortSignal): Promise<void> {
  const unfinished = `${file}.${process.pid}.unfinished`;
  try {
    await pipeline(
      Readable.from(withChecksum(lines), { highWaterMark: 2 }),
      createGzip(),
      createWriteStream(unfinished, { flags: "wx", mode: 0o600, flush: true }),
      { signal },
    );
    await rename(unfinished, file);
    await syncFolder(dirname(file));
  } catch (error) {
    await rm(unfinished, { force: true });
    signal?.throwIfAborted();
    throw isFileError(error) ? new Error(`${file} cannot be written (${error.code}).`) : error;
  }
}

async function* withChecksum(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  const hash = createHash("sha256");
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
  yield `${JSON.stringify({ sha256: hash.digest("hex") })}\n`;
}

const isFileError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && "syscall" in error && ["open", "write", "fsync", "rename"].includes(String(error.syscall));
