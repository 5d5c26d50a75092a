/** A pause after which typing begins a new word. */
const TYPING_PAUSE_MS = 700;

type ListState = {
  active: number;
  names: readonly string[];
  /** What was typed so far; kept between keys. */
  typed: { text: string; at: number };
};

type Key = { key: string; timeStamp: number; ctrlKey: boolean; metaKey: boolean; altKey: boolean };

/** Where a key leads in a list: arrows stop at its ends, Home and End, and the letters of a name. Null: nowhere. */
export function nextActiveIndex({ key, timeStamp, ...held }: Key, { active, names, typed }: ListState): number | null {
  const last = names.length - 1;
  if (held.ctrlKey || held.metaKey || held.altKey) return null;
  if (key === "ArrowDown") return Math.min(last, active + 1);
  if (key === "ArrowUp") return Math.max(0, active - 1);
  if (key === "Home") return 0;
  if (key === "End") return last;
  if (key.length !== 1) return null;
  const isNew = timeStamp - typed.at > TYPING_PAUSE_MS;
  if (isNew && key === " ") return null;
  typed.text = (isNew ? "" : typed.text) + key.toLowerCase();
  typed.at = timeStamp;
  return findByPrefix(typed.text, active, names);
}

/** From the active one on; the same letter again goes to the next name that begins with it. */
function findByPrefix(text: string, active: number, names: readonly string[]): number {
  const isOneLetter = [...text].every((letter) => letter === text[0]);
  const wanted = isOneLetter ? text.slice(0, 1) : text;
  const from = isOneLetter ? active + 1 : active;
  const hit = names.findIndex((_, step) => names[(from + step) % names.length]?.toLowerCase().startsWith(wanted));
  return hit === -1 ? active : (from + hit) % names.length;
}
