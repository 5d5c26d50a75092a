import { SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import type { SpanAttributes } from "./span-attributes.ts";
import { isTracing } from "./tracing.ts";

/** Spans by any other tracer are dropped (start-tracing.ts). */
export const TRACER = "kumquat";

type Work<T> = (record: (attributes: SpanAttributes) => void) => Promise<T>;

/** Runs `work` in a span of its own where traces are collected; anywhere else it just runs. */
export async function withSpan<T>(
  name: string,
  attributes: SpanAttributes,
  work: Work<T>,
  kind: keyof typeof SpanKind = "INTERNAL",
): Promise<T> {
  if (!isTracing()) return work(() => {});
  return trace.getTracer(TRACER).startActiveSpan(name, { attributes, kind: SpanKind[kind] }, async (span) => {
    try {
      return await work((more) => span.setAttributes(more));
    } catch (error) {
      // Without its message, which may name anything.
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}
