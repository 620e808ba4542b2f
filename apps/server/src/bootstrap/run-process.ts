import { ConfigError } from '../config/config-error.ts'
import { explainError } from '../kernel/logger.ts'
import { ShutdownHooks } from '../kernel/shutdown-hooks.ts'

/**
 * Graceful shutdown on SIGTERM and SIGINT, and when the process that opened a channel to this one is
 * gone; within ten seconds unless a hook is allowed more, also during startup. What is still running then
 * is cut off, which loses nothing. A repeated signal does not force the exit: npm forwards Ctrl+C, so that
 * a process in its terminal gets it twice.
 */
export function runProcess(
  name: string,
  start: (shutdownHooks: ShutdownHooks) => Promise<void>,
): void {
  const shutdownHooks = new ShutdownHooks()
  const end = async (exitCode: number): Promise<void> => {
    setTimeout(() => process.exit(exitCode || 1), shutdownHooks.timeLimitMs).unref()
    await shutdownHooks.run((hook, error) => {
      print(`Closing ${hook} failed. ${explain(error)}`)
    })
    process.exit(exitCode)
  }

  shutdownHooks.endWithError = (error) => {
    print(`${name} has to stop. ${explain(error)}`)
    void end(1)
  }
  process.on('SIGTERM', () => void end(0))
  process.on('SIGINT', () => void end(0))
  // Who started this process with a channel is gone.
  process.on('disconnect', () => void end(0))
  start(shutdownHooks).catch((error: unknown) => {
    print(`${name} could not start. ${explain(error)}`)
    void end(1)
  })
}

function print(line: string): void {
  process.stderr.write(`${line}\n`)
}

function explain(error: unknown): string {
  return error instanceof ConfigError
    ? `Check these settings:\n${error.message}`
    : explainError(error)
}
