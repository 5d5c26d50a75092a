import type { z } from "zod";
import type { Handler } from "@/lib/testing/authorization/handlers";
import type { PolicyRow } from "@/lib/testing/authorization/match-policy";
import type { Level } from "@/lib/testing/authorization/policy";
import type { JsonSchema, RouteInputs } from "@/lib/testing/route-inputs/read-route-inputs";
import { ErrorResponse } from "./error-response";
import type { Operation } from "./operation";
import { responseSchema } from "./schemas";
import { tidySchema } from "./tidy-schema";

type Content = Record<string, { schema: object }>;
type ResponseObject = { description: string; content?: Content };
export type ParameterObject = {
  name: string;
  in: "path" | "query";
  required: boolean;
  schema: JsonSchema;
  description?: string;
};
export type OperationObject = {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  /** As the policy has it; a call with a flag for administrators names that too. */
  "x-access": Level;
  "x-cors": boolean;
  security?: object[];
  parameters?: ParameterObject[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, ResponseObject>;
};

type Facts = { handler: Handler; tag: string; inputs: RouteInputs; rows: [PolicyRow, ...PolicyRow[]] };

/** One operation as OpenAPI has it: from its code the inputs and who may, from its description the rest. */
export function describeOperation(operation: Operation, { handler, tag, inputs, rows }: Facts): OperationObject {
  const [{ level }, ...flagged] = rows;
  const parameters = [
    ...readParameters("path", inputs.params),
    ...readParameters("query", inputs.query).map((parameter) =>
      flagged.some(({ flag }) => flag === parameter.name)
        ? { ...parameter, description: "true is for administrators." }
        : parameter,
    ),
  ];
  const requestBody = describeBody(operation, inputs);
  const needsSession = level !== "everyone";
  const isForAdmins = level === "administrators" || flagged.length > 0;
  return {
    operationId: operationId(handler),
    tags: [tag],
    summary: operation.summary,
    ...(operation.description !== undefined && { description: operation.description }),
    "x-access": level,
    "x-cors": handler.hasCors,
    ...(needsSession && { security: [{ bearer: [] }, { cookie: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: {
      ...describeSuccesses(operation),
      ...describeRefusals(operation, { ...inputs, needsSession, isForAdmins, isWrite: handler.method !== "GET" }),
    },
  };
}

/** "getGuidesIdPublic" */
const operationId = ({ method, path }: Handler): string =>
  method.toLowerCase() +
  path
    .replace("/api/", "/")
    .split(/[^a-z0-9]+/i)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");

function readParameters(place: "path" | "query", schema: JsonSchema | undefined): ParameterObject[] {
  const required = (schema as { required?: string[] } | undefined)?.required ?? [];
  return Object.entries(schema?.properties ?? {}).map(([name, value]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: tidySchema(place === "path" ? withoutNull(value) : value),
  }));
}

/** A token that can't be one counts as unknown; what a path can carry is a text. */
const withoutNull = (schema: JsonSchema): JsonSchema => schema.anyOf?.find(({ type }) => type !== "null") ?? schema;

function describeBody(operation: Operation, { body, fileMaxBytes }: RouteInputs): OperationObject["requestBody"] {
  if (fileMaxBytes !== undefined) {
    return { required: true, content: { "application/octet-stream": { schema: {} } } };
  }
  const schema = body ?? operation.body;
  return schema && { required: true, content: { "application/json": { schema: tidySchema(schema) } } };
}

const SUCCESS: Record<number, string> = { 200: "Done.", 201: "Made.", 202: "Accepted.", 204: "Done; no body." };

function describeSuccesses({ responses }: Operation): Record<string, ResponseObject> {
  return Object.fromEntries(
    Object.entries(responses).map(([status, response]) => {
      const content = response === null ? {} : contentOf(response);
      const description = SUCCESS[Number(status)] ?? REFUSALS[Number(status)] ?? "Refused.";
      return [status, response === null ? { description } : { description, content }];
    }),
  );
}

function contentOf(response: NonNullable<Operation["responses"][number]>): Content {
  const content: Content = {};
  if ("_zod" in response) return { "application/json": { schema: responseSchema(response) } };
  if ("media" in response) {
    for (const [type, schema] of Object.entries(response.media)) content[type] = { schema: mediaSchema(schema) };
  }
  if ("events" in response) {
    const event = responseSchema(response.events);
    content["text/event-stream"] = { schema: { type: "string", "x-event": event } };
  }
  return content;
}

const mediaSchema = (schema: z.ZodType | "text" | "bytes"): object => {
  if (schema === "bytes") return {};
  return schema === "text" ? { type: "string" } : responseSchema(schema);
};

const REFUSALS: Record<number, string> = {
  400: "Something in the request is not valid.",
  401: "No session, or one that has ended.",
  403: "Not for this account, or a write from another site.",
  404: "Nothing at this address, or nothing for this caller.",
  409: "It is no longer as it was thought to be.",
  413: "The body is too large.",
  415: "The body is of another type.",
  422: "Understood, and not possible.",
  429: "Too often; Retry-After says when.",
  501: "Not offered.",
  503: "Something that this needs is away; Retry-After says when.",
};

type RefusalFacts = RouteInputs & { needsSession: boolean; isForAdmins: boolean; isWrite: boolean };

/** Those that follow from a route's inputs and its access, those that its description adds, and any other. */
function describeRefusals(operation: Operation, facts: RefusalFacts): Record<string, ResponseObject> {
  const { params, query, body, fileMaxBytes, needsSession, isForAdmins, isWrite } = facts;
  const takesBody = body !== undefined || fileMaxBytes !== undefined || operation.body !== undefined;
  const hasQuery = Object.keys(query?.properties ?? {}).length > 0;
  const statuses = [
    ...(takesBody || hasQuery ? [400] : []),
    ...(needsSession ? [401] : []),
    ...(isForAdmins || isWrite ? [403] : []),
    ...(params ? [404] : []),
    ...(takesBody ? [413, 415] : []),
    ...(operation.refusals ?? []),
  ].filter((status) => !(status in operation.responses));
  const named = [...new Set(statuses)].map((status) => [status, refusal(operation, status, REFUSALS[status])] as const);
  return {
    ...Object.fromEntries(named),
    default: refusal(operation, 0, "Any other refusal."),
  };
}

function refusal({ refusalBody }: Operation, status: number, description = "Refused."): ResponseObject {
  const byStatus =
    refusalBody && !("_zod" in refusalBody) ? refusalBody[status] : (refusalBody as z.ZodType | undefined);
  return { description, content: { "application/json": { schema: responseSchema(byStatus ?? ErrorResponse) } } };
}
