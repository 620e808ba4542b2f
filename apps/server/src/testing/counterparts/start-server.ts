import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { testProgram } from '../test-program.ts'

export interface RunningProcess {
  isRunning(): boolean
  /** Sends SIGTERM and waits for the end. Throws if it was cut off. */
  terminate(): Promise<void>
  /** Its log. */
  output(): string
  kill(): void
}

export interface RunningServer extends RunningProcess {
  /** How often it has answered this route, by its log. */
  answered(route: string): number
}

/** The server as a process of its own, once it answers. `command` goes before it, such as `faketime`. */
export async function startServer(
  port: number,
  settings: Record<string, string>,
  command: readonly string[] = [],
): Promise<RunningServer> {
  const listen = { HOST: '127.0.0.1', PORT: String(port) }
  const server = start('main', { ...listen, ...settings }, command)
  await waitUntilReady(server, async () => {
    const response = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => undefined)
    return response?.ok ?? false
  })

  return {
    ...server,
    answered: (route) => server.output().split(`"route":"/api${route}"`).length - 1,
  }
}

/** The worker as a process of its own, once it has started. Its log level must be `info`. */
export async function startWorker(settings: Record<string, string>): Promise<RunningProcess> {
  const worker = start('worker', settings)
  await waitUntilReady(worker, () => Promise.resolve(worker.output().includes('worker started')))

  return worker
}

function start(
  program: 'main' | 'worker',
  settings: Record<string, string>,
  command: readonly string[] = [],
): RunningProcess {
  const [first = process.execPath, ...rest] = [...command, process.execPath, testProgram(program)]
  const child = spawn(first, rest, {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close')
  let output = ''
  const keep = (text: string) => (output += text)
  child.stdout.setEncoding('utf8').on('data', keep)
  child.stderr.setEncoding('utf8').on('data', keep)
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)

  return {
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async terminate() {
      child.kill('SIGTERM')
      await ended
      process.off('exit', kill)
      if (child.exitCode !== 0) {
        throw new Error(`The server ended with ${child.exitCode}. ${output.slice(-6000)}`)
      }
    },
    output: () => output,
    kill,
  }
}

async function waitUntilReady(
  { isRunning, output, kill }: RunningProcess,
  isReady: () => Promise<boolean>,
): Promise<void> {
  for (let tries = 0; tries < 600 && isRunning(); tries += 1) {
    if (await isReady()) {
      return
    }
    await wait(100)
  }

  kill()
  throw new Error(`It did not start. ${output()}`)
}
