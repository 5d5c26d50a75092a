/** A parsed request, whichever of OpenAI's two protocols it came in. */
export type ModelRequest = {
  protocol: "chat" | "responses";
  model: string;
  /** The name of the schema that the response must follow. */
  name: string;
  schema: JsonSchema | null;
  isStreaming: boolean;
  instructions: string;
  /** The blocks of data in the first user message. */
  data: Record<string, unknown>;
  /** 1 for the first attempt; 2 when the previous response was sent back. */
  round: number;
};

export type JsonSchema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
};

type Message = { role: string; content: string | { text?: string }[] };
type Format = { name?: string; schema?: JsonSchema };
type Body = {
  model?: string;
  stream?: boolean;
  messages?: Message[];
  response_format?: { json_schema?: Format };
  instructions?: string | null;
  input?: string | Message[];
  text?: { format?: Format };
};

/** Reads a request body of /v1/chat/completions or /v1/responses. */
export function readModelRequest(protocol: ModelRequest["protocol"], json: string): ModelRequest {
  const body = JSON.parse(json) as Body;
  const format = protocol === "chat" ? body.response_format?.json_schema : body.text?.format;
  const input = typeof body.input === "string" ? [{ role: "user", content: body.input }] : (body.input ?? []);
  const messages = protocol === "chat" ? (body.messages ?? []) : input;
  const textsOf = (...roles: string[]) => messages.filter(({ role }) => roles.includes(role)).map(textOf);
  return {
    protocol,
    model: body.model ?? "",
    name: format?.name ?? "",
    schema: format?.schema ?? null,
    isStreaming: body.stream === true,
    instructions: [body.instructions ?? "", ...textsOf("system", "developer")].join("\n"),
    data: blocksIn(textsOf("user")[0] ?? ""),
    round: textsOf("user").length,
  };
}

const textOf = ({ content }: Message) =>
  typeof content === "string" ? content : content.map(({ text }) => text ?? "").join("");

const BLOCK = /^BEGIN (\S+) (\w+)\n(.*)\nEND \1$/gm;

function blocksIn(text: string): Record<string, unknown> {
  return Object.fromEntries(
    [...text.matchAll(BLOCK)].map(([, , name = "", json = "null"]) => [name, JSON.parse(json)]),
  );
}
