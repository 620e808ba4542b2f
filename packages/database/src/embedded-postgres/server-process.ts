import type { ChildProcess } from 'node:child_process'
import { Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { runAs, spawnAs } from './account.ts'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'

export interface ServerPlan {
  cluster: string
  account: Account | undefined
  binaries: Binaries
  port: number
  /** Settings of postgresql.conf, by name. */
  settings: Record<string, string>
  log: (line: string) => void
}

export interface ServerProcess {
  /** Ends the server within five seconds; what was committed stays. */
  stop(): Promise<void>
}

/** Starts PostgreSQL and waits until it takes connections. `port-taken` if another program was faster. */
export async function startServerProcess(plan: ServerPlan): Promise<ServerProcess | 'port-taken'> {
  const settings = Object.entries(plan.settings).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  const child = spawnAs(
    plan.account,
    plan.binaries.postgres,
    ['-D', plan.cluster, '-p', `${plan.port}`, ...settings],
    // A session of its own: Ctrl-C in the terminal is for us, who then stop it in good order.
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  )

  const lastWords = await untilReady(child, plan.log)
  if (lastWords === undefined) {
    return guarded(child, plan)
  }
  if (lastWords.includes('could not create any TCP/IP sockets')) {
    return 'port-taken'
  }

  throw new Error(`The database did not start. ${lastWords}`)
}

/** Resolves to nothing once it is ready, and to its last words if it ends before. */
function untilReady(child: ChildProcess, log: (line: string) => void): Promise<string | undefined> {
  return new Promise((resolve) => {
    const words: string[] = []
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code) => resolve(words.join('\n') || `It ended with code ${code}.`))
    if (!child.stderr) {
      return
    }

    createInterface(child.stderr).on('line', (line) => {
      log(line)
      words.push(line)
      words.splice(0, words.length - 20)
      if (line.includes('database system is ready to accept connections')) {
        resolve(undefined)
      }
    })
  })
}

/** Whichever way our process ends, the server ends too; and it does not keep our process alive. */
function guarded(child: ChildProcess, plan: ServerPlan): ServerProcess {
  const endWithUs = () => child.kill('SIGINT')
  const guard = startGuard(child, plan.account)
  process.once('exit', endWithUs)
  letGo(child)

  let stopping: Promise<void> | undefined
  child.once('exit', (code, signal) => {
    process.off('exit', endWithUs)
    guard?.kill('SIGKILL')
    if (!stopping) {
      plan.log(`The database has ended by itself (${signal ?? `code ${code}`}).`)
    }
  })

  return { stop: () => (stopping ??= stop(child, plan)) }
}

/**
 * A shell that waits for our end, even by SIGKILL: it holds the other end of a pipe, which the
 * system closes for us.
 */
function startGuard(child: ChildProcess, account: Account | undefined): ChildProcess | undefined {
  if (process.platform === 'win32') {
    return undefined
  }
  const guard = spawnAs(
    account,
    '/bin/sh',
    ['-c', 'read -r _; kill -INT "$1" 2>/dev/null', 'sh', `${child.pid}`],
    { stdio: ['pipe', 'ignore', 'ignore'], detached: true },
  )
  letGo(guard)

  return guard
}

function letGo(child: ChildProcess): void {
  child.unref()
  for (const stream of [child.stdin, child.stderr]) {
    if (stream instanceof Socket) {
      stream.unref()
    }
  }
}

async function stop(child: ChildProcess, plan: ServerPlan): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) {
    return
  }
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  // An immediate end loses nothing either; the next start then reads the log of changes once more.
  const immediately = setTimeout(() => child.kill('SIGQUIT'), 4000)
  const atLast = setTimeout(() => child.kill('SIGKILL'), 5000)

  if (process.platform === 'win32') {
    await runAs(undefined, plan.binaries.pgCtl, ['stop', '-m', 'fast', '-D', plan.cluster])
  } else {
    child.kill('SIGINT')
  }
  await ended
  clearTimeout(immediately)
  clearTimeout(atLast)
}
