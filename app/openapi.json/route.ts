import document from "@/data/openapi.json" with { type: "json" };
import { preflight } from "@/lib/http/cors";
import { publicResponse } from "@/lib/http/public-response";
import { route } from "@/lib/http/route";

/** Written by `npm run docs:api`; its own address is what it calls "/". */
const TEXT = JSON.stringify(document);

export const GET = route({ access: "public", cors: true }, async ({ request }) =>
  publicResponse(request, TEXT, { contentType: "application/json", maxAgeSeconds: 300 }),
);

export const OPTIONS = preflight;
