import { explainError } from '../kernel/logger.ts'
import { ShutdownHooks } from '../kernel/shutdown-hooks.ts'

interface Command {
  usage: string
  /** The exit code after an error. Default: 1. */
  failed?: number
  /** Returns what is printed at the end; `undefined`: the arguments are wrong. */
  run(args: string[], shutdownHooks: ShutdownHooks): Promise<string | undefined>
}

/** A program of `npm run …`. */
export async function runCommand({ usage, failed = 1, run }: Command): Promise<void> {
  const shutdownHooks = new ShutdownHooks()
  try {
    const text = await run(process.argv.slice(2), shutdownHooks)
    print(text ?? usage)
    process.exitCode = text === undefined ? 2 : process.exitCode
  } catch (error) {
    print(explainError(error))
    process.exitCode = failed
  } finally {
    await shutdownHooks.run(() => undefined)
  }
}

export function print(text: string): void {
  process.stdout.write(`${text}\n`)
}
