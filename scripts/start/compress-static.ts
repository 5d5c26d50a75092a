import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXT = /\.(js|mjs|css|json|svg)$/;
/** Below this size the headers outweigh the savings. */
const MIN_BYTES = 1_024;
/** The best there is: packed once by the build, fetched by every reader. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

/** Writes a compressed copy beside each text file of the build, so that the server sends it without further work. */
export async function compressStatic(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(files.filter((file) => TEXT.test(file)).map((file) => compress(join(folder, file))));
}

async function compress(file: string): Promise<void> {
  const text = await readFile(file);
  if (text.byteLength < MIN_BYTES) return;
  const [br, gz] = await Promise.all([promisify(brotliCompress)(text, QUALITY), promisify(gzip)(text)]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
