/** Text of JavaScript or JSON in ASCII alone: what is beyond it by escapes, which mean the same in their strings. */
export const escapeBeyondAscii = (text: string): string =>
  text.replace(/[^\p{ASCII}]/gu, (character) =>
    Array.from({ length: character.length }, (_, unit) => escapeUnit(character.charCodeAt(unit))).join(""),
  );

const escapeUnit = (unit: number): string => `\\u${unit.toString(16).padStart(4, "0")}`;
