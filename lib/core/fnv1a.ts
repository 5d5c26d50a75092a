/** FNV-1a over UTF-16 code units, 32 bits: the same text gives the same number everywhere. Not for secrets. */
export function fnv1a(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}
