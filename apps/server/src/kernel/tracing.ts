import type { QueryObserver } from '@countersign/database'

/** Traces of what this process does, for whoever looks for where the time went. */
export interface Tracing {
  startRequest(request: TracedRequest): RequestTrace
  /** Runs a job as a trace of its own, or as a part of the request that runs it at once. */
  job<T>(job: { name: string; id: string }, run: () => Promise<T>): Promise<T>
  query: QueryObserver
}

interface TracedRequest {
  method: string
  requestId: string
  /** The header `traceparent` of a trusted proxy. */
  traceParent: string | undefined
}

export interface RequestTrace {
  /** What runs inside, and what it starts, belongs to the request. */
  run(work: () => void): void
  /** `route` is a pattern, never an address: that may contain a signing code. */
  end(answer: { route: string; status: number }): void
}

export const noTracing: Tracing = {
  startRequest: () => ({ run: (work) => work(), end: () => undefined }),
  job: (_job, run) => run(),
  query: () => undefined,
}
