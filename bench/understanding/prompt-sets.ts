import { readdirSync, readFileSync } from "node:fs";
import { z } from "zod";
import { CITIES } from "@/lib/core/cities";

const MARK_TYPES = [
  ...["cuisine", "dish", "ingredient", "diet", "allergen", "price", "party", "occasion", "vibe", "feature"],
  ...["meal", "time", "area", "landmark", "place", "quality", "age", "access"],
] as const;

/** A span of a prompt and what it is for, as people marked it. */
export const Mark = z.strictObject({
  text: z.string().min(1),
  /** Its occurrence in the prompt, from 1 on. */
  nth: z.int().min(1).optional(),
  role: z.enum(["want", "nice", "avoid", "danger", "background"]),
  type: z.enum(MARK_TYPES),
  means: z.string().min(1),
});
export type Mark = z.infer<typeof Mark>;

export const MarkedPrompt = z
  .strictObject({
    id: z.string().regex(/^[wnd]\d+-\d{3}$/),
    city: z.enum(CITIES),
    prompt: z.string().min(1),
    constraints: z.array(Mark),
    note: z.string().optional(),
  })
  .refine(({ prompt, constraints }) => constraints.every((mark) => startOf(prompt, mark) >= 0), {
    error: "each mark's text must be in the prompt",
  });
export type MarkedPrompt = z.infer<typeof MarkedPrompt>;

/** Rules and bounds are chosen on the development set, and on nothing else here. */
export type PromptSet = "frozen" | "negation" | "development";
const SETS = new URL("sets/", import.meta.url);

/** Ids that end in an odd digit may be read at any time; the others only for closing figures. */
export const isOpen = ({ id }: Pick<MarkedPrompt, "id">): boolean => Number(id.at(-1)) % 2 === 1;

/** The prompts of a set, in the order of its files. */
export function readPrompts(set: PromptSet): MarkedPrompt[] {
  const folder = new URL(`${set}/`, SETS);
  const names = readdirSync(folder).sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
  return names.flatMap((name) =>
    readFileSync(new URL(name, folder), "utf8")
      .split("\n")
      .filter(Boolean)
      .map((line) => MarkedPrompt.parse(JSON.parse(line))),
  );
}

/** Where a mark starts in its prompt, in UTF-16 units; -1 if it isn't there. */
export function startOf(prompt: string, { text, nth = 1 }: Pick<Mark, "text" | "nth">): number {
  let at = -1;
  for (let i = 0; i < nth; i++) {
    at = prompt.indexOf(text, at + 1);
    if (at < 0) return -1;
  }
  return at;
}
