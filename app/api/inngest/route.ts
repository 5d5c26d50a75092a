import { handleInngest } from "@/inngest/serve";

/** Seconds, for hosts that limit them: a guide may take two minutes (lib/guides/create.ts). */
export const maxDuration = 300;

export const GET = handleInngest("GET");
export const POST = handleInngest("POST");
export const PUT = handleInngest("PUT");
