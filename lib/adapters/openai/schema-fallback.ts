type Fetch = typeof globalThis.fetch;
type ChatRequestBody = {
  messages: { role: string; content: unknown }[];
  response_format?: { type: string; json_schema?: { schema: unknown } };
};

const SCHEMA_REJECTED = /response_format|json_schema|structured.?output/i;

/**
 * Some servers with the chat protocol support no JSON schema (DeepSeek, older ones). After such a server rejects one,
 * requests specify a JSON object instead, with the schema in the prompt.
 */
export function fetchWithSchemaFallback(): Fetch {
  let isSchemaRejected = false;
  return async (url, init) => {
    if (isSchemaRejected) return fetch(url, withSchemaInPrompt(init));
    const response = await fetch(url, init);
    if (response.status !== 400 || !SCHEMA_REJECTED.test(await response.clone().text())) return response;
    isSchemaRejected = true;
    return fetch(url, withSchemaInPrompt(init));
  };
}

function withSchemaInPrompt(init: RequestInit | undefined): RequestInit | undefined {
  if (typeof init?.body !== "string") return init;
  const { response_format: format, messages, ...rest } = JSON.parse(init.body) as ChatRequestBody;
  const schema = format?.json_schema?.schema;
  if (!schema) return init;
  const content = `Answer with one JSON object that follows this JSON schema: ${JSON.stringify(schema)}`;
  const body = {
    ...rest,
    messages: [{ role: "system", content }, ...messages],
    response_format: { type: "json_object" },
  };
  return { ...init, body: JSON.stringify(body) };
}
