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
 * PostgreSQL's own (of its appendix A: class 08; 25006, it only reads, as during a failover; class 28 and
 * 3D000, a refused login or a database that is gone; 53300; 57014; 57P01 to 57P04), and the system's.
 */
const connectionCodes =
  /^(08...|25006|28...|3D000|53300|57014|57P0[1234]|EAGAIN|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/

/**
 * What `pg` throws without a code; PostgreSQL with one (55000), and the system with one where its socket is
 * missing, that have other meanings.
 */
const connectionMessages =
  /^(connect ENOENT |Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)|is not currently accepting connections/
