import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { ClientRequest, IncomingMessage } from 'node:http'
import { SpanKind, SpanStatusCode, trace, type Span, type Tracer } from '@opentelemetry/api'
import { z } from 'zod'

/** What `fetch` tells of a request. */
const FetchRequest = z.object({ request: z.object({ origin: z.string(), method: z.string() }) })
const FetchResponse = z.object({ response: z.object({ statusCode: z.number() }) })

/**
 * A span for each request of `fetch` and of `node:http` that belongs to a request or a job. It names the
 * host and never the path, which may have a token. Returns a function that stops it.
 */
export function traceOutgoingHttp(tracer: Tracer): () => void {
  const spans = new WeakMap<object, Span>()
  const start = (request: object, to: { method: string; host: string }) => {
    if (trace.getActiveSpan()) {
      spans.set(request, startSpan(tracer, to))
    }
  }
  const end = (request: object, status?: number) => {
    endSpan(spans.get(request), status)
    spans.delete(request)
  }

  return listen({
    'http.client.request.start': (message) => {
      const { request } = message
      if (request instanceof ClientRequest) {
        start(request, { method: request.method, host: request.host })
      }
    },
    'http.client.response.finish': ({ request, response }) => {
      const status = response instanceof IncomingMessage ? response.statusCode : undefined
      end(asKey(request), status)
    },
    'http.client.request.error': ({ request }) => end(asKey(request)),
    'undici:request:create': (message) => {
      const { request } = FetchRequest.parse(message)
      start(asKey(message.request), {
        method: request.method,
        host: new URL(request.origin).hostname,
      })
    },
    'undici:request:headers': (message) =>
      end(asKey(message.request), FetchResponse.parse(message).response.statusCode),
    'undici:request:error': ({ request }) => end(asKey(request)),
  })
}

type Message = Record<string, unknown>

function listen(listeners: Record<string, (message: Message) => void>): () => void {
  const entries = Object.entries(listeners).map(([name, listener]) => {
    const handle = (message: unknown) => {
      if (typeof message === 'object' && message !== null) {
        listener({ ...message })
      }
    }
    subscribe(name, handle)
    return { name, handle }
  })

  return () => entries.forEach(({ name, handle }) => unsubscribe(name, handle))
}

function asKey(request: unknown): object {
  return typeof request === 'object' && request !== null ? request : {}
}

function startSpan(tracer: Tracer, { method, host }: { method: string; host: string }): Span {
  const attributes = { 'http.request.method': method, 'server.address': host }

  return tracer.startSpan(`${method} ${host}`, { kind: SpanKind.CLIENT, attributes })
}

function endSpan(span: Span | undefined, status: number | undefined): void {
  if (status !== undefined) {
    span?.setAttribute('http.response.status_code', status)
  }
  if (status === undefined || status >= 400) {
    span?.setStatus({ code: SpanStatusCode.ERROR })
  }
  span?.end()
}
