import { createHash } from "node:crypto";
import { createReadStream, statSync } from "node:fs";
import { createGunzip } from "node:zlib";
import { ChecksumLine } from "./backup-format";

/** The lines of a backup but its checksum. Throws a sentence at the end of a file that was cut or changed. */
export async function* readBackupFile(file: string): AsyncGenerator<string> {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new Error(`There is no file ${file}.`);
  const hash = createHash("sha256");
  let last: string | null = null;
  for await (const line of splitLines(file)) {
    if (last !== null) {
      hash.update(`${last}\n`);
      yield last;
    }
    last = line;
  }
  if (parseChecksum(last) !== hash.digest("hex")) throw damaged(file);
}

async function* splitLines(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const text = source.pipe(createGunzip());
  source.on("error", (error) => text.destroy(error));
  text.setEncoding("utf8");
  let rest = "";
  try {
    for await (const chunk of text) {
      const lines = (rest + chunk).split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
    }
  } catch (error) {
    const code = String((error as NodeJS.ErrnoException).code);
    if (code.startsWith("Z_")) throw code === "Z_DATA_ERROR" || code === "Z_BUF_ERROR" ? damaged(file) : error;
    throw code.startsWith("E") ? new Error(`${file} cannot be read (${code}).`) : error;
  } finally {
    source.destroy();
  }
  if (rest !== "") throw damaged(file);
}

function parseChecksum(line: string | null): string | null {
  try {
    return ChecksumLine.parse(JSON.parse(line ?? "")).sha256;
  } catch {
    return null;
  }
}

const damaged = (file: string): Error =>
  new Error(`${file} is not a whole backup: it was cut or changed after it was written. Nothing was restored.`);
