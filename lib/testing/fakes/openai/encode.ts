import type { ModelRequest } from "./model-request";

const CHUNK = 24;

/** A complete response in the request's protocol. */
export function encode(
  { protocol, model, instructions, data }: ModelRequest,
  text: string,
  isRefusal: boolean,
): string {
  const input = tokens(instructions + JSON.stringify(data));
  return JSON.stringify(
    protocol === "chat"
      ? chatResponse(model, text, isRefusal, input)
      : responsesApiResponse(model, [messageItem(text, isRefusal)], input, tokens(text)),
  );
}

/** The same response as server-sent events, in chunks. */
export function encodeStream(request: ModelRequest, text: string): string[] {
  const pieces = text.match(new RegExp(`[\\s\\S]{1,${CHUNK}}`, "g")) ?? [];
  return request.protocol === "chat" ? chatStream(request, pieces) : responsesStream(request, pieces, text);
}

const tokens = (text: string) => Math.ceil(text.length / 4);
const now = () => Math.floor(Date.now() / 1000);

function chatResponse(model: string, text: string, isRefusal: boolean, input: number) {
  const message = { role: "assistant", content: isRefusal ? null : text, refusal: isRefusal ? text : null };
  const output = tokens(text);
  return {
    id: "chatcmpl-stand-in",
    object: "chat.completion",
    created: now(),
    model,
    choices: [{ index: 0, message, logprobs: null, finish_reason: "stop" }],
    usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
  };
}

const messageItem = (text: string, isRefusal: boolean) => ({
  id: "msg_stand_in",
  type: "message",
  status: "completed",
  role: "assistant",
  content: [isRefusal ? { type: "refusal", refusal: text } : { type: "output_text", annotations: [], text }],
});

const responsesApiResponse = (model: string, output: unknown[], input: number, written: number) => ({
  id: "resp_stand_in",
  object: "response",
  created_at: now(),
  status: "completed",
  model,
  error: null,
  incomplete_details: null,
  output,
  usage: {
    input_tokens: input,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: written,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: input + written,
  },
});

function chatStream({ model }: ModelRequest, pieces: string[]): string[] {
  const chunk = (delta: unknown, finish: string | null = null) =>
    frame({
      id: "chatcmpl-stand-in",
      object: "chat.completion.chunk",
      created: now(),
      model,
      choices: [{ index: 0, delta, finish_reason: finish }],
    });
  return [
    chunk({ role: "assistant", content: "" }),
    ...pieces.map((content) => chunk({ content })),
    chunk({}, "stop"),
    "data: [DONE]\n\n",
  ];
}

function responsesStream({ model }: ModelRequest, pieces: string[], text: string): string[] {
  const item = messageItem(text, false);
  const position = { item_id: item.id, output_index: 0, content_index: 0 };
  const done = responsesApiResponse(model, [item], 0, tokens(text));
  const events: Record<string, unknown>[] = [
    { type: "response.created", response: { ...done, status: "in_progress", output: [], usage: null } },
    { type: "response.output_item.added", output_index: 0, item: { ...item, status: "in_progress", content: [] } },
    ...pieces.map((delta) => ({ type: "response.output_text.delta", ...position, delta, logprobs: [] })),
    { type: "response.output_text.done", ...position, text, logprobs: [] },
    { type: "response.output_item.done", output_index: 0, item },
    { type: "response.completed", response: done },
  ];
  return events.map((event, i) => frame({ ...event, sequence_number: i }));
}

const frame = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`;
