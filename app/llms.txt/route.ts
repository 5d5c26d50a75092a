import { preflight } from "@/lib/http/cors";
import { publicResponse } from "@/lib/http/public-response";
import { route } from "@/lib/http/route";
import { readLlmsText } from "@/lib/web/read-llms-text";

export const GET = route({ access: "public", cors: true }, async ({ request }) =>
  publicResponse(request, await readLlmsText(), { contentType: "text/plain; charset=utf-8", maxAgeSeconds: 0 }),
);

export const OPTIONS = preflight;
