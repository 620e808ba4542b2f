import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIncomingFiles } from '../../infrastructure/files/incoming-files.ts'
import { createMetrics } from '../../infrastructure/metrics/create-metrics.ts'
import { startTestApp, type TestApp } from '../../testing/index.ts'

let folder: string
let server: TestApp
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'countersign-readiness-'))
  await writeFile(path.join(folder, 'file'), '')
  server = await startTestApp({}, { incoming: createIncomingFiles(brokenFolder()) })
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

test('a server that cannot receive uploads is healthy, but not ready, also with its files in a bucket', async () => {
  const ready = await server.app.inject('/api/health/ready')

  expect(ready.json()).toMatchObject({
    status: 503,
    code: 'storage-unavailable',
    detail: 'The folder of uploads cannot be written (ENOTDIR).',
  })
  expect((await server.app.inject('/api/health')).statusCode).toBe(200)
})

test('in production only who has the token of the figures reads why, and the warnings', async () => {
  const token = 'the-token-of-prometheus'
  const read = async (app: TestApp['app'], headers = {}) =>
    (await app.inject({ url: '/api/health/ready', headers })).json<Record<string, unknown>>()
  const metrics = { metrics: createMetrics({ db: server.services.db, pool: noPool }), token }
  const production = { production: true, metrics }
  const [ready, broken] = [
    await startTestApp({}, production),
    await startTestApp({}, { ...production, incoming: createIncomingFiles(brokenFolder()) }),
  ]
  const known = { authorization: `Bearer ${token}` }

  expect(await read(ready.app)).toEqual({ status: 'ready' })
  expect(await read(ready.app, { authorization: 'Bearer wrong' })).toEqual({ status: 'ready' })
  expect(await read(ready.app, known)).toEqual({ status: 'ready', warnings: [] })
  expect(await read(broken.app)).toMatchObject({
    status: 503,
    code: 'unavailable',
    detail: 'This server is not ready. Its log says why.',
  })
  expect(await read(broken.app, known)).toMatchObject({ code: 'storage-unavailable' })
  await Promise.all([ready.stop(), broken.stop()])
})

function brokenFolder() {
  return path.join(folder, 'file', 'incoming')
}

const noPool = { totalCount: 0, idleCount: 0, waitingCount: 0 }
