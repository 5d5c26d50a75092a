import { z } from "zod";

/** Words and phrases, as people write them. */
export const Words = z.array(z.string().min(1));

/** For each value of the catalogue, what people write for it besides its own name. */
export const WordTable = z.record(z.string().min(1), Words);
export type WordTable = Readonly<Record<string, readonly string[]>>;
