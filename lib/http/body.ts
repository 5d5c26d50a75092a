import { AppError } from "../errors";

export const JSON_BODY_MAX_BYTES = 64 * 1024;

/** Reads a JSON body without ever holding more than the limit. An empty body reads as undefined. */
export async function readJsonBody(request: Request, maxBytes = JSON_BODY_MAX_BYTES): Promise<unknown> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") throw new AppError("unsupported_media", "Send this request as application/json.");
  const text = new TextDecoder().decode(await readBytes(request, maxBytes));
  if (text.trim() === "") return undefined;
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
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
