import { answer } from "@/inngest/serve";

export const GET = answer("GET");
export const POST = answer("POST");
export const PUT = answer("PUT");
