import type { Tracing } from '../../kernel/tracing.ts'

export interface TracingSettings {
  /** `http://collector:4318`. */
  endpoint: string
  serviceName: string
  /** The share of traces that are recorded, from 0 to 1. */
  share: number
}

export interface StartedTracing {
  tracing: Tracing
  /** Sends what is left, within two seconds. */
  stop(): Promise<void>
}
