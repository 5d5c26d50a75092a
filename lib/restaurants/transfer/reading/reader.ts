import type { ReadPlaces } from "./foreign-place.ts";
import { readFile } from "./read-file.ts";
import { RefusedFile } from "./refusals.ts";

/** What the process that reads is sent once it says that it is ready, and what it answers before it ends. */
export type Asked = { bytes: Uint8Array; fileName: string };
export type Answered = ReadPlaces | { refusal: string } | { fault: string };

process.once("message", async ({ bytes, fileName }: Asked) => {
  process.send?.(await answer(bytes, fileName), () => process.disconnect());
});
process.send?.({ ready: true });

async function answer(bytes: Uint8Array, fileName: string): Promise<Answered> {
  try {
    return await readFile(bytes, fileName);
  } catch (error) {
    if (error instanceof RefusedFile) return { refusal: error.message };
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
