import { context, ProxyTracerProvider, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, type ReadableSpan, type SpanExporter, TracerProvider } from "@opentelemetry/sdk-trace";
import { safeAttributes, safeName } from "./span-attributes";
import { setTracing } from "./tracing";
import { TRACER } from "./with-span";

const EXPORT_TIMEOUT_MS = 5_000;

/** Sends this process's spans to an OTLP collector over HTTP. One that does not answer costs spans, and nothing else. */
export function startTracing(endpoint: string): void {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: EXPORT_TIMEOUT_MS });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": TRACER }),
    spanProcessors: [new BatchSpanProcessor({ exporter: onlySafe(exporter) })],
  });
  // Next's spans name whole addresses, tokens and all. A span of ours below one of them belongs to the request's.
  const none = new ProxyTracerProvider();
  trace.setGlobalTracerProvider({
    getTracer: (name, ...rest) => (name === TRACER ? provider : none).getTracer(name, ...rest),
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  setTracing(provider);
}

/** The last gate: whatever a span was given, only this leaves the process. */
const onlySafe = (exporter: SpanExporter): SpanExporter => ({
  export: (spans, done) => exporter.export(spans.map(safeSpan), done),
  forceFlush: async () => exporter.forceFlush?.(),
  shutdown: () => exporter.shutdown(),
});

const safeSpan = (span: ReadableSpan): ReadableSpan =>
  Object.create(span, {
    name: { value: safeName(span.name) },
    attributes: { value: safeAttributes(span.attributes) },
    status: { value: { code: span.status.code } },
    events: { value: [] },
    links: { value: [] },
  });
