import { z } from "zod";

/** Every refusal: a sentence for a person, and the name of the input that it is about, where it is about one. */
export const ErrorResponse = z.object({ error: z.string(), field: z.string().optional() });
