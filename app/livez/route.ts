import { json } from "@/lib/http/response";

export const dynamic = "force-dynamic";

/** Whether this process answers. It reaches nothing else: restarting it would not bring a database back. */
export const GET = (): Response => json({ status: "ok" });
