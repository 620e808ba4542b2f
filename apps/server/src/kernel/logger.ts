import { DrizzleQueryError } from 'drizzle-orm'
import { pino, type Logger } from 'pino'
import { z } from 'zod'
import { errorCode } from './error-code.ts'

/** Logs no personal data: route patterns instead of URLs, no bodies or headers, errors without values. */
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
export function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) {
    return describeErrorLike(error)
  }

  const withValues = error instanceof DrizzleQueryError
  const message = withValues ? `Failed query: ${error.query}` : error.message
  const code = errorCode(error)

  return {
    name: error.name,
    message,
    ...(code ? { code } : {}),
    stack: stackFrames(error),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  }
}

/** For a terminal: without the values of a failed query, and with the reason below it. */
export function explainError(error: unknown): string {
  if (error instanceof DrizzleQueryError) {
    return `Failed query: ${error.query}\n${explainError(error.cause)}`
  }
  return error instanceof Error ? error.message : String(error)
}

/** The job queue reports copies of errors, which are plain objects. */
function describeErrorLike(error: unknown): LoggedError {
  const { data } = ErrorLike.safeParse(error)
  if (!data) {
    return { name: 'unknown', message: typeof error }
  }
  const { name = 'unknown', message, code } = data

  return { name, message, ...(code ? { code } : {}), stack: stackFrames(data) }
}

const ErrorLike = z.object({
  name: z.string().optional(),
  message: z.string(),
  code: z.string().optional(),
  stack: z.string().optional(),
})

function stackFrames(error: { stack?: string | undefined }): string | undefined {
  return error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}
