import { type ErrorResponse, errorResponse } from "./fault";
import type { Email } from "./ledger";

const BATCH_MAX = 100;
const ADDRESS = /^[^\s@<>]+@[^\s@<>]+$/;

/** Parses a body as strictly as Resend: all of it is valid, or nothing is accepted. */
export function readEmails(body: string, isBatch: boolean): Email[] | ErrorResponse {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return errorResponse(400, "validation_error", "The body is not JSON.");
  }
  if (isBatch !== Array.isArray(parsed)) return errorResponse(422, "validation_error", "The body has the wrong shape.");
  const list = (isBatch ? parsed : [parsed]) as Record<string, unknown>[];
  if (list.length < 1 || list.length > BATCH_MAX) {
    return errorResponse(422, "validation_error", `A batch holds 1 to ${BATCH_MAX} emails.`);
  }
  const wrong = list.findIndex((email) => !isEmail(email));
  if (wrong >= 0) return errorResponse(422, "validation_error", `Email ${wrong} is not valid.`);
  return list.map(({ to, subject, headers }) => ({
    to: [to].flat() as string[],
    subject: subject as string,
    headers: (headers ?? {}) as Record<string, string>,
  }));
}

function isEmail({ from, to, subject, html, text }: Record<string, unknown>): boolean {
  const addresses = [to].flat();
  const areWhole = [from, subject, html, text].every((value) => typeof value === "string" && value !== "");
  return (
    areWhole && addresses.length === 1 && addresses.every((email) => typeof email === "string" && ADDRESS.test(email))
  );
}
