import { z } from "zod";
import { addressNotFound } from "./errors";

const ID = /^[a-z0-9][a-z0-9._:-]{0,199}$/i;

/** Whether a row can have this id. */
export const isId = (id: string): boolean => ID.test(id);

/** An id in a path. One that no row can have is not found (404), rather than bad input. */
export const IdParam = z.string().transform((id) => {
  if (isId(id)) return id;
  throw addressNotFound();
});
