import { ConfigError } from '../config/config.ts'
import { ShutdownHooks } from '../kernel/shutdown-hooks.ts'

const longestCloseMs = 9000

/**
 * Runs a process of the house until it is told to end: whatever was opened is closed again in
 * reverse, however far it got, within ten seconds. What is left then ends with the process, and
 * loses nothing.
 */
export function runProcess(
  name: string,
  start: (shutdownHooks: ShutdownHooks) => Promise<void>,
): void {
  const shutdownHooks = new ShutdownHooks()
  const end = async (code: number): Promise<void> => {
    setTimeout(() => process.exit(code || 1), longestCloseMs).unref()
    await shutdownHooks.run((what, error) => say(`Closing ${what} failed. ${wordsOf(error)}`))
    process.exit(code)
  }

  process.on('SIGTERM', () => void end(0))
  process.on('SIGINT', () => void end(0))
  start(shutdownHooks).catch((error: unknown) => {
    say(`${name} could not start. ${wordsOf(error)}`)
    void end(1)
  })
}

function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
}

function wordsOf(error: unknown): string {
  if (error instanceof ConfigError) {
    return `These settings cannot stand:\n${error.message}`
  }
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return 'Another program already listens on its port. Stop that one, or set PORT to another number.'
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
      return 'The database of DATABASE_URL cannot be reached. Check its address, and that it runs.'
  }

  return error instanceof Error ? error.message : String(error)
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
