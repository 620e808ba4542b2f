import { DrizzleQueryError } from 'drizzle-orm'
import { pino, type Logger } from 'pino'

/**
 * What is logged: what happened, never to whom in words. Addresses are logged as route patterns,
 * bodies and headers not at all, and errors without the values that they carry.
 */
export function createLogger(level: string): Logger {
  return pino({
    level,
    serializers: { err: describeError },
    redact: {
      paths: ['*.authorization', '*.cookie', '*.token', '*.code', '*.url'].flatMap((path) => [
        path,
        path.slice(2),
      ]),
      remove: true,
    },
  })
}

interface LoggedError {
  name: string
  message: string
  stack?: string | undefined
  code?: string | undefined
  cause?: LoggedError
}

/** A failed query's message ends in its parameters, and PostgreSQL's `detail` quotes whole rows. */
function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) {
    return { name: 'unknown', message: typeof error }
  }

  const withValues = error instanceof DrizzleQueryError
  const message = withValues ? `Failed query: ${error.query}` : error.message
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined

  return {
    name: error.name,
    message,
    ...(code ? { code } : {}),
    stack: framesOf(error),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  }
}

function framesOf(error: Error): string | undefined {
  return error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}
