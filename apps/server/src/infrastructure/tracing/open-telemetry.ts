import { setTimeout as wait } from 'node:timers/promises'
import {
  context,
  defaultTextMapGetter,
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Span,
  type Tracer,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { FastifyBaseLogger } from 'fastify'
import type { RequestTrace, Tracing } from '../../kernel/tracing.ts'
import { describeStatement } from './describe-statement.ts'
import { traceOutgoingHttp } from './outgoing-http.ts'
import type { StartedTracing, TracingSettings } from './tracing-settings.ts'

const stopMs = 2000

/** Headers, compression and time limit come from the usual variables, which the exporter reads. */
export function createOpenTelemetry(
  settings: TracingSettings,
  log: Pick<FastifyBaseLogger, 'warn'>,
): StartedTracing {
  reportTo(log)
  const contexts = new AsyncLocalStorageContextManager()
  context.setGlobalContextManager(contexts)
  const exporter = new OTLPTraceExporter({ url: tracesUrl(settings.endpoint) })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': settings.serviceName }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    sampler: createSampler(settings),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('countersign')
  const stopHttp = traceOutgoingHttp(tracer)

  return {
    tracing: createTracing(tracer),
    async stop() {
      stopHttp()
      await Promise.race([provider.shutdown(), wait(stopMs, undefined, { ref: false })])
      context.disable()
      diag.disable()
    },
  }
}

/** A collector that is away, for example. */
function reportTo(log: Pick<FastifyBaseLogger, 'warn'>): void {
  const report = (warning: string) => log.warn({ warning }, 'traces: warning')
  const ignore = () => undefined

  diag.setLogger(
    { error: report, warn: report, info: ignore, debug: ignore, verbose: ignore },
    DiagLogLevel.WARN,
  )
}

function createSampler({ sampler, share }: TracingSettings): Sampler {
  switch (sampler) {
    case 'always_on':
      return new AlwaysOnSampler()
    case 'always_off':
      return new AlwaysOffSampler()
    case 'traceidratio':
      return new TraceIdRatioBasedSampler(share)
    case 'parentbased_always_on':
      return new ParentBasedSampler({ root: new AlwaysOnSampler() })
    case 'parentbased_always_off':
      return new ParentBasedSampler({ root: new AlwaysOffSampler() })
    case 'parentbased_traceidratio':
      return new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) })
  }
}

function tracesUrl(endpoint: string): string {
  return `${endpoint.replace(/\/+$/, '')}/v1/traces`
}

function createTracing(tracer: Tracer): Tracing {
  return {
    startRequest: (request) => startRequest(tracer, request),
    job: ({ name, id }, run) =>
      tracer.startActiveSpan(
        `job ${name}`,
        { kind: SpanKind.CONSUMER, attributes: { 'countersign.job_id': id } },
        (span) => endAfter(span, run),
      ),
    // Polling, which belongs to no request and no job, is not recorded.
    query: (text) => (trace.getActiveSpan() ? startQuery(tracer, text) : undefined),
  }
}

const propagator = new W3CTraceContextPropagator()

function startRequest(
  tracer: Tracer,
  { method, requestId, traceParent }: Parameters<Tracing['startRequest']>[0],
): RequestTrace {
  const parent = traceParent
    ? propagator.extract(ROOT_CONTEXT, { traceparent: traceParent }, defaultTextMapGetter)
    : ROOT_CONTEXT
  const attributes = { 'http.request.method': method, 'countersign.request_id': requestId }
  const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent)
  const inside = trace.setSpan(parent, span)

  return {
    run: (work) => context.with(inside, work),
    end: ({ route, status }) => {
      span.updateName(`${method} ${route}`)
      span.setAttributes({ 'http.route': route, 'http.response.status_code': status })
      if (status >= 500) {
        span.setStatus({ code: SpanStatusCode.ERROR })
      }
      span.end()
    },
  }
}

function startQuery(tracer: Tracer, text: string): (error?: Error) => void {
  const { name, operation } = describeStatement(text)
  const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operation }
  const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes })

  return (error) => end(span, error)
}

async function endAfter<T>(span: Span, run: () => Promise<T>): Promise<T> {
  try {
    const result = await run()
    end(span)
    return result
  } catch (error) {
    end(span, error)
    throw error
  }
}

/** Without the error's message, which may quote what a person wrote: the log has it. */
function end(span: Span, error?: unknown): void {
  if (error !== undefined) {
    span.setStatus({ code: SpanStatusCode.ERROR })
    span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown')
  }
  span.end()
}
