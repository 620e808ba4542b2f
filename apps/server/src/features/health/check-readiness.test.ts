import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIncomingFiles } from '../../infrastructure/files/incoming-files.ts'
import { startTestApp, type TestApp } from '../../testing/index.ts'

let folder: string
let server: TestApp
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'countersign-readiness-'))
  const file = path.join(folder, 'file')
  await writeFile(file, '')
  server = await startTestApp({}, { incoming: createIncomingFiles(path.join(file, 'incoming')) })
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
