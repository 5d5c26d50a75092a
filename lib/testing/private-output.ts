import { stripVTControlCharacters } from "node:util";

/** What nobody may find in a server's output, wherever it was printed. */
const PRIVATE: readonly (readonly [string, RegExp])[] = [
  ["an email address", /[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}/i],
  ["a session's token", /\beyJ[\w-]{20,}/],
  ["a link's token", /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{32,}(?![\w-]|(?:\._)?\.m?js)/],
  ["a statement's parameter", /params: (?!\[?[\s'"…,]*(?:\]|\\n|$))/],
];
/** Messages about our own connections name the address of a database; these lines are about clients. */
const ABOUT_CLIENTS = /^\{"(?:request|job|security)":/;
const ADDRESS = /\b\d{1,3}(?:\.\d{1,3}){3}\b|::1\b|::ffff:/;

/** The lines of a server's output that hold something private, each with what that is. */
export function findPrivateLines(output: string): string[] {
  return stripVTControlCharacters(output)
    .split("\n")
    .flatMap((line) => {
      const found = PRIVATE.filter(([, pattern]) => pattern.test(line)).map(([what]) => what);
      if (ABOUT_CLIENTS.test(line) && ADDRESS.test(line)) found.push("a client's address");
      return found.map((what) => `${what}: ${line}`);
    });
}
