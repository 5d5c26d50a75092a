import { handleInngest } from "@/inngest/serve";

export const GET = handleInngest("GET");
export const POST = handleInngest("POST");
export const PUT = handleInngest("PUT");
