/**
 * Whether an error means that the database cannot be reached just now, so that the same may well
 * succeed in a minute: it is down, starting, stopping, or the line to it broke.
 */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) {
    return false
  }

  return isOfLine(error) || isConnectionError(error.cause)
}

function isOfLine(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : ''

  return awayCodes.test(code) || brokenLine.test(error.message)
}

/** PostgreSQL's own (class 08, 53300 and 57P01 to 57P03 of its appendix A), and the system's. */
const awayCodes =
  /^(08...|53300|57P0[123]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/

/** What `pg` says where it gives no code. */
const brokenLine =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/
