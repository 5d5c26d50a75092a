import { AppError } from "@/lib/core/errors";

export const JSON_BODY_MAX_BYTES = 64 * 1024;

/** Our bodies nest five deep. Thousands of levels would overflow the stack of a recursive function. */
const JSON_DEPTH_MAX = 64;

/** A write sends JSON or nothing. Forms and plain text, which any other site could post, are refused. */
export function requireJsonType({ headers }: Request): void {
  const type = headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type === "application/json" || (type === undefined && !hasBody(headers))) return;
  throw new AppError("unsupported_media", "Send this request as application/json.");
}

/**
 * A file has a type that no form can send, so that no other site can post one without a preflight
 * (CORS), besides the bearer or the Origin that every write needs.
 */
export function requireFileType({ headers }: Request): void {
  const type = headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type && /^(?:application|text|message)\//.test(type) && !FORM_CONTENT_TYPES.includes(type)) return;
  throw new AppError("unsupported_media", "Send the file itself as the body, as application/octet-stream.");
}

const FORM_CONTENT_TYPES = ["application/x-www-form-urlencoded", "multipart/form-data", "text/plain"];

const hasBody = (headers: Headers) =>
  Number(headers.get("content-length") ?? 0) > 0 || headers.has("transfer-encoding");

/** Reads a JSON object without ever holding more than the limit. An empty body reads as an empty object. */
export async function readJsonBody(request: Request, maxBytes = JSON_BODY_MAX_BYTES): Promise<object> {
  requireJsonType(request);
  const text = new TextDecoder().decode(await readBytes(request, maxBytes));
  if (text.trim() === "") return {};
  const value = parseJson(text);
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new AppError("bad_input", "The body must be a JSON object.");
  }
  if (depthOf(value) > JSON_DEPTH_MAX) throw new AppError("bad_input", "The body is nested too deeply.");
  return value;
}

/** Counted level by level, since a small body can be deeper than the stack. */
function depthOf(value: object): number {
  let depth = 0;
  for (let level: unknown[] = [value]; level.length > 0; depth += 1) {
    level = level.flatMap((each) => Object.values(each as object)).filter((each) => typeof each === "object" && each);
  }
  return depth;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError("bad_input", "The body is not valid JSON.", { cause });
  }
}

/** Reads a body without ever holding more than the limit. */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  const tooLarge = () => new AppError("too_large", `The body is larger than ${formatBytes(maxBytes)}.`);
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  // A body that is cancelled half way holds up its connection; one that is left alone is dropped by the server.
  for await (const chunk of request.body?.values({ preventCancel: true }) ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const formatBytes = (bytes: number) => (bytes < 1024 ** 2 ? `${bytes / 1024} KB` : `${bytes / 1024 ** 2} MB`);
