import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { runAs, spawnAs } from './account.ts'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'

export interface ServerOptions {
  cluster: string
  account: Account | undefined
  binaries: Binaries
  port: number
  settings: Record<string, string>
  log: (line: string) => void
}

export interface ServerProcess {
  /** Resolves when the server has ended, with how it ended and its last log lines. */
  ended: Promise<string>
  /** Stops the server within five seconds, without losing committed data. */
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL and waits until it accepts connections. `port-taken` if another program took the port.
 */
export async function startServerProcess(
  plan: ServerOptions,
): Promise<ServerProcess | 'port-taken'> {
  const settings = Object.entries(plan.settings).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  const child = spawnAs(
    plan.account,
    plan.binaries.postgres,
    ['-D', plan.cluster, '-p', `${plan.port}`, ...settings],
    // Detached: Ctrl-C in the terminal reaches only our process, which then stops the server.
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  )

  const lines = readLog(child, plan.log)
  const failure = await waitUntilReady(child, lines)
  if (failure === undefined) {
    return superviseServer(child, { plan, lines })
  }
  if (failure.includes('could not create any TCP/IP sockets')) {
    return 'port-taken'
  }

  throw new Error(`The database did not start. ${failure}`)
}

const logged = 20

interface ServerLog {
  last: string[]
  onLine: (line: string) => void
}

function readLog(child: ChildProcess, log: (line: string) => void): ServerLog {
  const lines: ServerLog = { last: [], onLine: () => undefined }
  if (child.stderr) {
    createInterface(child.stderr).on('line', (line) => {
      log(line)
      lines.last.push(line)
      lines.last.splice(0, lines.last.length - logged)
      lines.onLine(line)
    })
  }

  return lines
}

/** `undefined` once the server is ready, or its last log lines if it ends before. */
function waitUntilReady(child: ChildProcess, lines: ServerLog): Promise<string | undefined> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code) => resolve(lines.last.join('\n') || `It ended with code ${code}.`))
    lines.onLine = (line) => {
      if (line.includes('database system is ready to accept connections')) {
        resolve(undefined)
      }
    }
  })
}

/** The server stops however our process ends, and does not keep our process alive. */
function superviseServer(
  child: ChildProcess,
  { plan, lines }: { plan: ServerOptions; lines: ServerLog },
): ServerProcess {
  const stopOnExit = () => child.kill('SIGINT')
  const watchdog = startWatchdog(child, plan.account)
  process.once('exit', stopOnExit)
  unrefProcess(child)

  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => {
      process.off('exit', stopOnExit)
      watchdog?.kill('SIGKILL')
      const how = `It ended with ${signal ?? `code ${code}`}.`
      void readRemainingLog(child).then(() => resolve([how, ...lines.last].join('\n')))
    })
  })

  let stopping: Promise<void> | undefined
  return { ended, stop: () => (stopping ??= stop(child, plan)) }
}

/** Processes of the server may live on for a moment, and keep its log open. */
async function readRemainingLog({ stderr }: ChildProcess): Promise<void> {
  if (stderr && !stderr.closed) {
    await Promise.race([once(stderr, 'close'), wait(200)])
  }
}

/**
 * A shell that stops the server when our process ends, even by SIGKILL: it reads from a pipe that the
 * system closes then.
 */
function startWatchdog(
  child: ChildProcess,
  account: Account | undefined,
): ChildProcess | undefined {
  if (process.platform === 'win32') {
    return undefined
  }
  const watchdog = spawnAs(
    account,
    '/bin/sh',
    ['-c', 'read -r _; kill -INT "$1" 2>/dev/null', 'sh', `${child.pid}`],
    { stdio: ['pipe', 'ignore', 'ignore'], detached: true },
  )
  unrefProcess(watchdog)

  return watchdog
}

function unrefProcess(child: ChildProcess): void {
  child.unref()
  for (const stream of [child.stdin, child.stderr]) {
    if (stream instanceof Socket) {
      stream.unref()
    }
  }
}

async function stop(child: ChildProcess, plan: ServerOptions): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) {
    return
  }
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  // An immediate shutdown loses no data either: the next start replays the write-ahead log.
  const quitTimer = setTimeout(() => child.kill('SIGQUIT'), 4000)
  const killTimer = setTimeout(() => child.kill('SIGKILL'), 5000)

  if (process.platform === 'win32') {
    await runAs(undefined, plan.binaries.pgCtl, ['stop', '-m', 'fast', '-D', plan.cluster])
  } else {
    child.kill('SIGINT')
  }
  await ended
  clearTimeout(quitTimer)
  clearTimeout(killTimer)
}
