import { type ChildProcess, fork, spawn } from 'node:child_process'
import path from 'node:path'
import { findFreePort, waitUntilHealthy } from '../e2e/server/global-setup.ts'
import { measureMilliseconds } from './measure.ts'

const root = path.resolve(import.meta.dirname, '..')

export interface RunningServer {
  baseUrl: string
  /** From the start of the process to the first healthy answer, in milliseconds. */
  startMs: number
  pid: number
  dataDir: string
  /** After its start a server draws the forms’ thumbnails, which takes a core for seconds. */
  waitUntilIdle(): Promise<void>
  stop(): Promise<void>
}

/** A pause of a tenth of a second would be a part of what is measured. */
const pollMs = 10

/** Starts the server with its embedded defaults. */
export async function startServer(
  dataDir: string,
  env: NodeJS.ProcessEnv = {},
): Promise<RunningServer> {
  const port = await findFreePort()
  const metricsPort = await findFreePort()
  const baseUrl = `http://localhost:${port}`
  let child: ChildProcess | undefined
  const startMs = await measureMilliseconds(async () => {
    child = spawn(process.execPath, ['--max-semi-space-size=8', 'apps/server/dist/main.js'], {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(port),
        METRICS_PORT: String(metricsPort),
        DATA_DIR: dataDir,
        LOG_LEVEL: 'error',
        ...env,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    await waitUntilHealthy(baseUrl, pollMs)
  })
  return {
    baseUrl,
    startMs,
    pid: child?.pid ?? 0,
    dataDir,
    waitUntilIdle: () => waitUntilIdle(`http://localhost:${metricsPort}/metrics`),
    stop: () => stop(child),
  }
}

const idleShare = 0.1
const maxWaitSeconds = 120

/** Until the server has used less than a tenth of a core for two seconds. */
async function waitUntilIdle(metricsUrl: string): Promise<void> {
  let used = await readCpuSeconds(metricsUrl)
  for (let seconds = 0; seconds < maxWaitSeconds; seconds += 2) {
    await new Promise((resolve) => setTimeout(resolve, 2000))
    const before = used
    used = await readCpuSeconds(metricsUrl)
    if (used - before < 2 * idleShare) {
      return
    }
  }
  throw new Error('The server is still busy after two minutes.')
}

async function readCpuSeconds(metricsUrl: string): Promise<number> {
  const text = await (await fetch(metricsUrl)).text()
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1])
}

/** Starts the baseline server. */
export async function startBareRoute(): Promise<{ url: string; stop(): Promise<void> }> {
  const child = fork(path.join(import.meta.dirname, 'bare-route.ts'))
  const url = await new Promise<string>((resolve) => {
    child.once('message', (message) => {
      if (message && typeof message === 'object' && 'address' in message) {
        resolve(String(message.address))
      }
    })
  })
  return { url, stop: () => stop(child) }
}

async function stop(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) {
    return
  }
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGTERM')
  await ended
}
