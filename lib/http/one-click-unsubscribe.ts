import { AppError } from "@/lib/core/errors";
import { readBytes } from "./body";

const FORM_CONTENT_TYPES = ["application/x-www-form-urlencoded", "multipart/form-data"];
const FORM_MAX_BYTES = 4 * 1024;

/** Whether a request carries a form, as RFC 8058 has mail programs send it. */
export function isFormRequest({ headers }: Request): boolean {
  const type = headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  return type !== undefined && FORM_CONTENT_TYPES.includes(type);
}

/** The one form that is taken: List-Unsubscribe=One-Click. @throws AppError bad_input, too_large */
export async function requireOneClickUnsubscribe(request: Request): Promise<void> {
  const bytes = await readBytes(request, FORM_MAX_BYTES);
  const type = request.headers.get("content-type") ?? "";
  const form = await new Response(Buffer.from(bytes), { headers: { "content-type": type } })
    .formData()
    .catch(() => null);
  if (form?.get("List-Unsubscribe") === "One-Click") return;
  throw new AppError("bad_input", "The form must say List-Unsubscribe=One-Click.");
}
