import { errorCode } from './error-code.ts'

/**
 * Whether the database could not be reached just now, or an administrator canceled the statement, so that
 * a retry may succeed.
 */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) {
    return false
  }

  return (
    connectionCodes.test(errorCode(error) ?? '') ||
    connectionMessages.test(error.message) ||
    isConnectionError(error.cause)
  )
}

/**
 * PostgreSQL's own (class 08, 53300, 57014, 57P01 to 57P03 of its appendix A, and 25006: it only reads,
 * as during a failover), and the system's.
 */
const connectionCodes =
  /^(08...|25006|53300|57014|57P0[123]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/

/** What `pg` throws without a code. */
const connectionMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/
