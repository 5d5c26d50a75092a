import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import { IMPORT_MAX_BYTES } from "../../../contracts/place-import-limits.ts";
import { InvalidFileError, OversizedFileError } from "./file-errors.ts";

type ZippedFile = { name: string; bytes: Uint8Array };

const MAX_ENTRIES = 5_000;
/** For everything unpacked together: twice the limit for an unzipped file. The compression ratio proves nothing. */
const MAX_UNPACKED_BYTES = 2 * IMPORT_MAX_BYTES;

const oversizedZipError = () =>
  new OversizedFileError("This zip unpacks to far more than lists of places need. Bring only the lists in it.");

/**
 * Unpacks, in memory and one at a time, the files of a zip that `isWanted` picks by name. Nothing is written to disk,
 * so paths are harmless; declared sizes are ignored and actual bytes counted.
 * @throws InvalidFileError, OversizedFileError
 */
export async function* openZip(bytes: Uint8Array, isWanted: (name: string) => boolean): AsyncGenerator<ZippedFile> {
  try {
    const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
      decodeStrings: false,
      lazyEntries: true,
    });
    if (zip.entryCount > MAX_ENTRIES) {
      throw new OversizedFileError("This zip holds thousands of files. Bring only the lists in it.");
    }
    let left = MAX_UNPACKED_BYTES;
    for await (const entry of zip.eachEntry()) {
      const name = new TextDecoder().decode(entry.fileNameRaw);
      if (!isWanted(name)) continue;
      const unpacked = await unpack(zip, entry, Math.min(left, IMPORT_MAX_BYTES));
      left -= unpacked.byteLength;
      yield { name, bytes: unpacked };
    }
  } catch (cause) {
    if (cause instanceof InvalidFileError) throw cause;
    throw new InvalidFileError("This zip can't be opened. It may be damaged, or locked with a password.", { cause });
  }
}

async function unpack(zip: ZipFile, entry: Entry, maxBytes: number): Promise<Uint8Array> {
  if (entry.uncompressedSize > maxBytes) throw oversizedZipError();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    size += chunk.length;
    if (size > maxBytes) throw oversizedZipError();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
