/** Words as a quotation. Marks that stand around all of them are left out, and those around some become single ones. */
export function inQuotes(words: string): string {
  const bare = AROUND_ALL.exec(words)?.[1] ?? words;
  const inner = bare.replace(/(?<![\p{L}\p{N}])["“”„«»](?=[\p{L}\p{N}])/gu, "‘").replace(/["“”„«»]/g, "’");
  return `“${inner}”`;
}

const AROUND_ALL = /^["“”„«]([^"“”„«»]*)["“”»]$/;
