/** NUL, and half of a surrogate pair, as the bytes of an address say them; "%25" where a path was taken by its letters. */
const UNSTORABLE_IN_URL = /%00|%(?:25)?ED%(?:25)?[AB][0-9A-F]/i;
const isUnstorable = (text: string) => text.includes("\0") || !text.isWellFormed();

/** Whether an address, as it was sent, names text that no database can hold. */
export const isUnstorableUrl = (address: string): boolean => UNSTORABLE_IN_URL.test(address);

/**
 * The name of the first field, however deep, that holds text which no database can hold; undefined when there is none.
 * Walked without recursion: a small body can be deeper than the stack.
 */
export function findUnstorableText(input: unknown): string | undefined {
  const waiting: [name: string, value: unknown][] = [["", input]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [name, value] = next;
    if (typeof value === "string" && isUnstorable(value)) return name;
    if (typeof value !== "object" || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (isUnstorable(key)) return name;
      waiting.push([Array.isArray(value) ? name : key, inner]);
    }
  }
  return undefined;
}
