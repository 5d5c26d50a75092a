import { z } from "zod";

/** Every refusal: a sentence for a person. */
export const ErrorResponse = z.object({ error: z.string() });
