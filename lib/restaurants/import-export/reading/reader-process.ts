import type { ParsedFile } from "./external-place.ts";
import { InvalidFileError } from "./file-errors.ts";
import { readFile } from "./read-file.ts";

/** What the reader process receives once it says that it is ready, and what it sends before it exits. */
export type ReadRequest = { bytes: Uint8Array; fileName: string };
export type ReadResponse = ParsedFile | { userMessage: string } | { error: string };

process.once("message", async ({ bytes, fileName }: ReadRequest) => {
  process.send?.(await respond(bytes, fileName), () => process.disconnect());
});
process.send?.({ ready: true });

async function respond(bytes: Uint8Array, fileName: string): Promise<ReadResponse> {
  try {
    return await readFile(bytes, fileName);
  } catch (error) {
    if (error instanceof InvalidFileError) return { userMessage: error.message };
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
