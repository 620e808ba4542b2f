import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createTestDatabase, type TestDatabase } from '@countersign/database/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../testing/counterparts/free-port.ts'
import { startPrometheus, type Prometheus } from '../../testing/counterparts/start-prometheus.ts'
import { startServer, type RunningServer } from '../../testing/counterparts/start-server.ts'
import { alertExpressions, dashboardExpressions } from '../../testing/monitoring-files.ts'

let database: TestDatabase
let dataDir: string
let server: RunningServer
let prometheus: Prometheus
beforeAll(async () => {
  database = await createTestDatabase()
  dataDir = mkdtempSync(path.join(tmpdir(), 'countersign-metrics-'))
  const [port, metricsPort] = [await freePort(), await freePort()]
  server = await startServer(port, {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    METRICS_PORT: String(metricsPort),
  })
  prometheus = await startPrometheus(`127.0.0.1:${metricsPort}`)
})
afterAll(async () => {
  await prometheus?.stop()
  server?.kill()
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

test('promtool finds no fault in the configuration and the alert rules', () => {
  const config = fileURLToPath(
    new URL('../../../../../deploy/prometheus/prometheus.yaml', import.meta.url),
  )

  expect(execFileSync('promtool', ['check', 'config', config], { encoding: 'utf8' })).toMatch(
    `${alertExpressions().length} rules found`,
  )
})

test('a busy process that misses one reading does not put off the alert about it', () => {
  const alerts = fileURLToPath(
    new URL('../../../../../deploy/prometheus/alerts.yaml', import.meta.url),
  )
  const series = (name: string) => ({ series: name, values: '6x5 stale 6x10' })
  const firing = (alertname: string, summary: string, labels = {}) => ({
    eval_time: '6m',
    alertname,
    exp_alerts: [
      {
        exp_labels: { severity: 'ticket', instance: 'server-1:9464', ...labels },
        exp_annotations: { summary },
      },
    ],
  })
  const file = path.join(dataDir, 'rules.test.yaml')
  const test = {
    interval: '30s',
    input_series: [
      series('nodejs_eventloop_lag_p99_seconds{instance="server-1:9464"}'),
      series('countersign_database_connections{instance="server-1:9464",state="awaited"}'),
    ],
    alert_rule_test: [
      { eval_time: '2m', alertname: 'CountersignBlocked', exp_alerts: [] },
      { eval_time: '2m', alertname: 'CountersignDatabaseConnections', exp_alerts: [] },
      firing(
        'CountersignBlocked',
        'The event loop of server-1:9464 is blocked for more than half a second.',
      ),
      firing(
        'CountersignDatabaseConnections',
        'Requests on server-1:9464 wait for a database connection.',
        { state: 'awaited' },
      ),
    ],
  }
  // YAML contains JSON.
  writeFileSync(
    file,
    JSON.stringify({ rule_files: [alerts], evaluation_interval: '30s', tests: [test] }),
  )

  expect(execFileSync('promtool', ['test', 'rules', file], { encoding: 'utf8' })).toMatch('SUCCESS')
})

test('Prometheus reads the figures of a server', async () => {
  await expect
    .poll(() => prometheus.query('up{job="countersign"} == 1'), { timeout: 30_000 })
    .toHaveLength(1)

  expect(await prometheus.query('countersign_packets{status="CREATED"}')).toHaveLength(1)
  expect(
    await prometheus.query(
      'http_server_request_duration_seconds_count{http_response_status_code="200"}',
    ),
  ).not.toEqual([])
})

test('Prometheus understands each query of the dashboard and of the alert rules', async () => {
  const expressions = [...dashboardExpressions(), ...alertExpressions()]
  expect(expressions.length).toBeGreaterThan(30)

  for (const expression of expressions) {
    await prometheus.query(expression)
  }
})
