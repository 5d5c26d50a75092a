import { AppError } from "../errors";

export const JSON_BODY_MAX_BYTES = 64 * 1024;

/** A write sends JSON or nothing. Forms and plain text, which any other site could post, are refused. */
export function requireJsonType({ headers }: Request): void {
  const type = headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type === "application/json" || (type === undefined && !hasBody(headers))) return;
  throw new AppError("unsupported_media", "Send this request as application/json.");
}

const hasBody = (headers: Headers) =>
  Number(headers.get("content-length") ?? 0) > 0 || headers.has("transfer-encoding");

/** Reads a JSON object without ever holding more than the limit. An empty body reads as an empty object. */
export async function readJsonBody(request: Request, maxBytes = JSON_BODY_MAX_BYTES): Promise<object> {
  requireJsonType(request);
  const text = new TextDecoder().decode(await readBytes(request, maxBytes));
  if (text.trim() === "") return {};
  const value = parse(text);
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new AppError("bad_input", "The body must be a JSON object.");
  }
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError("bad_input", "The body is not valid JSON.", { cause });
  }
}

async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  const tooLarge = () => new AppError("too_large", `The body is larger than ${maxBytes / 1024} KB.`);
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
