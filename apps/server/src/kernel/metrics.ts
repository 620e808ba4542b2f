import type { Readiness } from '@countersign/contract/schemas/health'

type WarningCode = Readiness['warnings'][number]['code']

export interface Metrics {
  request(observed: ObservedRequest): void
  job(observed: ObservedJob): void
  /** How long it took to make one executed file, in a thread of its own. */
  seal(observed: { seconds: number; outcome: Outcome }): void
  /** A call of SignNow, by our name for it: never an address. */
  signNowCall(observed: { call: string; outcome: string; seconds: number }): void
  /** A call of the bucket, with its retries, by the name of its operation. */
  s3Call(observed: { call: string; outcome: Outcome; seconds: number }): void
  /** Where the codes of the warnings of `/api/health/ready` come from. */
  watchWarnings(read: () => Promise<(WarningCode | 'not-ready')[]>): void
  /** In the text format of Prometheus. */
  read(): Promise<{ contentType: string; text: string }>
}

export type Outcome = 'done' | 'failed'

interface ObservedRequest {
  method: string
  /** The pattern of the route, never the URL: that may contain a signing code. */
  route: string
  status: number
  seconds: number
}

interface ObservedJob {
  name: string
  outcome: Outcome
  seconds: number
}

export async function measure<T>(
  work: () => Promise<T>,
  observe: (observed: { outcome: Outcome; seconds: number }) => void,
): Promise<T> {
  const began = performance.now()
  const end = (outcome: Outcome) =>
    observe({ outcome, seconds: (performance.now() - began) / 1000 })
  try {
    const result = await work()
    end('done')
    return result
  } catch (error) {
    end('failed')
    throw error
  }
}
