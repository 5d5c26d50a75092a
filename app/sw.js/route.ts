import { randomUUID } from "node:crypto";
import { IS_BUILT } from "@/lib/client/offline/is-built";
import { contentSecurityPolicy } from "@/lib/http/content-security-policy";
import { FAREWELL_SCRIPT, serviceWorkerScript } from "@/lib/web/service-worker-script";

/** Made once by each build, which is so the worker's version. */
export const dynamic = "force-static";

export async function GET(): Promise<Response> {
  return new Response(IS_BUILT ? await serviceWorkerScript(randomUUID().slice(0, 8)) : FAREWELL_SCRIPT, {
    headers: {
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": contentSecurityPolicy("worker"),
    },
  });
}
