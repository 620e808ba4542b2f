import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { startEmbeddedPostgres } from '@countersign/database/embedded-postgres'
import { allowCreating } from '@countersign/database/testing'
import { createDataFolder } from './data-folder.ts'
import { serverProgram } from './server-program.ts'

/** Starts PostgreSQL and the server for all tests of the run; a server of a test's own has another database. */
export default async function startServer(): Promise<() => Promise<void>> {
  const folder = await createDataFolder('e2e')
  const postgres = await startEmbeddedPostgres({
    dataDir: path.join(folder, 'database'),
    log: () => {},
    throwaway: true,
  })
  await allowCreating(postgres.adminUrl)
  const port = await findFreePort()
  const baseUrl = `http://localhost:${port}`
  const server = spawn(process.execPath, [serverProgram()], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: postgres.url,
      MAILBOX: 'on',
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  await Promise.race([
    waitUntilHealthy(baseUrl),
    ended.then(() => Promise.reject(new Error('The server stopped before it was ready.'))),
  ])
  process.env.E2E_BASE_URL = baseUrl
  process.env.E2E_DATABASE_URL = postgres.url

  return async () => {
    server.kill('SIGTERM')
    await ended
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Polls `GET /api/health` for up to a minute. */
export async function waitUntilHealthy(baseUrl: string, everyMs = 100): Promise<void> {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    const answer = await fetch(`${baseUrl}/api/health`).catch(() => undefined)
    if (answer?.ok) {
      return
    }
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
  throw new Error('The server did not become healthy within a minute.')
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => {
        if (address && typeof address === 'object') {
          resolve(address.port)
        }
      })
    })
  })
}
