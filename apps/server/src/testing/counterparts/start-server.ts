import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export interface RunningServer {
  /** How often it has answered this route, by its log. */
  answered(route: string): number
  /** Sends SIGTERM and waits for the end. Throws if it was cut off. */
  terminate(): Promise<void>
  /** Its log. */
  output(): string
  kill(): void
}

const program = fileURLToPath(new URL('../../main.ts', import.meta.url))

/** `main.ts` as a process of its own, once it answers. */
export async function startServer(
  port: number,
  settings: Record<string, string>,
): Promise<RunningServer> {
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: String(port), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close')
  let output = ''
  const keep = (text: string) => (output += text)
  child.stdout.setEncoding('utf8').on('data', keep)
  child.stderr.setEncoding('utf8').on('data', keep)
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)

  const hasAnswered = await waitForHealth(`http://127.0.0.1:${port}/api/health`)
  if (!hasAnswered) {
    kill()
    throw new Error(`The server did not start. ${output}`)
  }
  return {
    answered: (route) => output.split(`"route":"/api${route}"`).length - 1,
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

async function waitForHealth(url: string): Promise<boolean> {
  for (let tries = 0; tries < 600; tries += 1) {
    if ((await fetch(url).catch(() => undefined))?.ok) {
      return true
    }
    await wait(100)
  }

  return false
}
