import type { Database } from '@countersign/database'
import type { Pool } from 'pg'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Metrics } from '../../kernel/metrics.ts'
import { addDatabaseGauges } from './database-gauges.ts'
import { addPoolGauges } from './pool-gauges.ts'
import { defaultMaxWaitMs } from './slow-figures.ts'
import { addWarningGauge } from './warning-gauge.ts'

export interface MetricsSources {
  db: Database
  pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>
  /** How long a reader waits for the figures that ask the database. Default: three seconds. */
  maxWaitMs?: number
}

/** What Prometheus reads of one process. `docs/operations/monitoring.md` lists the names. */
export function createMetrics(sources: MetricsSources): Metrics {
  const { maxWaitMs = defaultMaxWaitMs } = sources
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  addPoolGauges(registry, sources.pool)
  addDatabaseGauges(registry, sources.db, maxWaitMs)
  const warnings = addWarningGauge(registry, maxWaitMs)
  const requests = new Histogram({
    // OpenTelemetry's name and labels.
    name: 'http_server_request_duration_seconds',
    help: 'Time to answer a request, by route and status.',
    labelNames: ['http_request_method', 'http_route', 'http_response_status_code'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  const jobs = new Histogram({
    name: 'countersign_job_seconds',
    help: 'Time of a run of a job, by its name and outcome.',
    // Prometheus itself has a label `job`, and would rename ours.
    labelNames: ['name', 'outcome'],
    buckets: [0.01, 0.05, 0.25, 1, 5, 30, 120],
    registers: [registry],
  })
  const seals = new Histogram({
    name: 'countersign_seal_seconds',
    help: 'Time to render and seal an executed file, with the wait for a free thread.',
    labelNames: ['outcome'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60],
    registers: [registry],
  })
  const signNowCalls = new Histogram({
    name: 'countersign_signnow_seconds',
    help: 'Time of a call of SignNow, by its name and outcome.',
    labelNames: ['call', 'outcome'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30],
    registers: [registry],
  })
  const s3Calls = new Histogram({
    name: 'countersign_s3_seconds',
    help: 'Time of a call of the bucket with its retries, by operation and outcome.',
    labelNames: ['call', 'outcome'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
    registers: [registry],
  })

  return {
    request: ({ method, route, status, seconds }) =>
      requests.observe(
        {
          http_request_method: method,
          http_route: route,
          http_response_status_code: String(status),
        },
        seconds,
      ),
    job: ({ name, outcome, seconds }) => jobs.observe({ name, outcome }, seconds),
    seal: ({ outcome, seconds }) => seals.observe({ outcome }, seconds),
    signNowCall: ({ call, outcome, seconds }) => signNowCalls.observe({ call, outcome }, seconds),
    s3Call: ({ call, outcome, seconds }) => s3Calls.observe({ call, outcome }, seconds),
    watchWarnings: warnings.watch,
    read: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  }
}
