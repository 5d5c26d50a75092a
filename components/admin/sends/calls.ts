import { z } from "zod";
import { callApi } from "@/lib/api/client";
import { Edition } from "@/lib/editions/contract";

const Editions = z.object({ editions: z.array(Edition) });

const read = (answer: unknown): Edition[] => Editions.parse(answer).editions;

/** The calls of the desk's sends, each answered with the list as it then is. */
export const fetchEditions = async (signal: AbortSignal) => read(await callApi("/api/editions", { signal }));
export const sendThisWeek = async () => read(await callApi("/api/editions", { body: {} }));
export const pauseEdition = async (id: string) =>
  read(await callApi(`/api/editions/${id}/pause`, { method: "POST", body: {} }));
export const continueEdition = async (id: string) =>
  read(await callApi(`/api/editions/${id}/continue`, { method: "POST", body: {} }));
