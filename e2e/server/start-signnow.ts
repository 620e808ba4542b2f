import { type ChildProcess, spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { createEmptyDatabase } from '@countersign/database/testing'
import { databaseUrl } from '../support/environment.ts'
import { createDataFolder } from './data-folder.ts'
import { findFreePort, waitUntilHealthy } from './global-setup.ts'
import { serverProgram } from './server-program.ts'

const root = path.resolve(import.meta.dirname, '../..')
const fakeSignNow = 'packages/signing/src/adapters/signnow/testing/run-fake-signnow.ts'

export interface SignNowServer {
  url: string
  signNowUrl: string
  stop(): Promise<void>
}

/** A server of its own that takes signatures with the stand-in for SignNow. */
export async function startServerWithSignNow(): Promise<SignNowServer> {
  const dataDir = await createDataFolder('signnow')
  const fake = run([fakeSignNow])
  const signNowUrl = await firstLine(fake)
  const port = await findFreePort()
  const database = await createEmptyDatabase(databaseUrl())
  const server = run([serverProgram()], {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    SIGNING_PROVIDER: 'signnow',
    SIGNNOW_BASE_URL: signNowUrl,
    SIGNNOW_CLIENT_ID: 'client',
    SIGNNOW_CLIENT_SECRET: 'client-secret',
    SIGNNOW_USERNAME: 'service@signnow-account.example',
    SIGNNOW_PASSWORD: 'correct horse',
  })
  server.stdout?.resume()
  const url = `http://localhost:${port}`
  await waitUntilHealthy(url)

  return {
    url,
    signNowUrl,
    async stop() {
      await Promise.all([server, fake].map(end))
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function run(args: string[], env: NodeJS.ProcessEnv = process.env): ChildProcess {
  return spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.once('data', (text: Buffer) => resolve(text.toString().trim()))
    child.once('exit', () => reject(new Error('The stand-in for SignNow did not start.')))
  })
}

async function end(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}
