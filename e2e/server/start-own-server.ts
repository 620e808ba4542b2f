import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { createEmptyDatabase } from '@countersign/database/testing'
import { databaseUrl } from '../support/environment.ts'
import { createDataFolder } from './data-folder.ts'
import { findFreePort, waitUntilHealthy } from './global-setup.ts'
import { serverProgram } from './server-program.ts'

export interface OwnServer {
  url: string
  /** What the server has logged so far. */
  log(): string
  stop(): Promise<void>
}

/** A server with settings, a database and a data folder of its own, for a test that cannot share the run's. */
export async function startOwnServer(
  settings: Record<string, string>,
  port?: number,
): Promise<OwnServer> {
  const folder = await createDataFolder('own')
  const listenOn = port ?? (await findFreePort())
  const database = await createEmptyDatabase(databaseUrl())
  const child = spawn(process.execPath, [serverProgram()], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: {
      ...process.env,
      PORT: String(listenOn),
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  child.stdout.on('data', (text) => (log += String(text)))
  child.stderr.on('data', (text) => (log += String(text)))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = `http://localhost:${listenOn}`
  await Promise.race([
    waitUntilHealthy(url),
    ended.then(() => Promise.reject(new Error(`The server stopped before it was ready.\n${log}`))),
  ])

  return {
    url,
    log: () => log,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
