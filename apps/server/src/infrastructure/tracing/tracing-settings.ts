import type { Tracing } from '../../kernel/tracing.ts'

/** As `OTEL_TRACES_SAMPLER` names them. */
export const traceSamplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

export interface TracingSettings {
  /** `http://collector:4318`. */
  endpoint: string
  serviceName: string
  sampler: (typeof traceSamplers)[number]
  /** The share of traces that `traceidratio` records, from 0 to 1. */
  share: number
}

export interface StartedTracing {
  tracing: Tracing
  /** Sends what is left, within two seconds. */
  stop(): Promise<void>
}
