import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXT = /\.(js|mjs|css|json|svg)$/;
/** Below this the headers weigh as much. */
const MIN_BYTES = 1_024;
/** The last two steps take ten times as long for a hundredth less. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Puts each text file of the build beside itself, compressed: the server then sends bytes, and does no work for them. */
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
