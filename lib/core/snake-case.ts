/** "lastSeenOn" as the database names it: "last_seen_on". */
export const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
