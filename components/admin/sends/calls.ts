import { z } from "zod";
import { callApi } from "@/lib/client/api-client";
import { Edition } from "@/lib/contracts/edition";

const Editions = z.object({ editions: z.array(Edition) });

const parseEditions = (answer: unknown): Edition[] => Editions.parse(answer).editions;

/** The calls of the desk's sends, each answered with the list as it then is. */
export const fetchEditions = async (signal: AbortSignal) => parseEditions(await callApi("/api/editions", { signal }));
export const sendThisWeek = async () => parseEditions(await callApi("/api/editions", { body: {} }));
export const pauseEdition = async (id: string) =>
  parseEditions(await callApi(`/api/editions/${id}/pause`, { method: "POST", body: {} }));
export const continueEdition = async (id: string) =>
  parseEditions(await callApi(`/api/editions/${id}/continue`, { method: "POST", body: {} }));
