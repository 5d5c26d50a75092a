import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import { refusedFile } from "./refusals";

export type ZippedFile = { name: string; bytes: Uint8Array };

const MAX_ENTRIES = 5_000;
const MAX_UNPACKED_BYTES = 30 * 1024 * 1024;

const tooMuch = () =>
  refusedFile("This zip unpacks to far more than lists of places need. Bring only the lists in it.");

/**
 * Unpacks, in memory, the files of a zip that `isWanted` picks by name. Nothing is written anywhere, so paths mean
 * nothing; what an entry says of its size is not believed but counted.
 */
export async function openZip(bytes: Uint8Array, isWanted: (name: string) => boolean): Promise<ZippedFile[]> {
  try {
    const zip = await fromBufferPromise(Buffer.from(bytes), { decodeStrings: false, lazyEntries: true });
    if (zip.entryCount > MAX_ENTRIES)
      throw refusedFile("This zip holds thousands of files. Bring only the lists in it.");
    return await unpack(zip, isWanted);
  } catch (error) {
    if (error instanceof Error && error.name === "AppError") throw error;
    throw refusedFile("This zip can't be opened. It may be damaged, or locked with a password.", error);
  }
}

async function unpack(zip: ZipFile, isWanted: (name: string) => boolean): Promise<ZippedFile[]> {
  const files: ZippedFile[] = [];
  let left = MAX_UNPACKED_BYTES;
  for await (const entry of zip.eachEntry()) {
    const name = new TextDecoder().decode(entry.fileNameRaw);
    if (!isWanted(name)) continue;
    if (entry.uncompressedSize > left) throw tooMuch();
    const content = await read(zip, entry, left);
    left -= content.byteLength;
    files.push({ name, bytes: content });
  }
  return files;
}

async function read(zip: ZipFile, entry: Entry, maxBytes: number): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    size += chunk.length;
    if (size > maxBytes) throw tooMuch();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
