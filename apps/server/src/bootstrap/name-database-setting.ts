import { ConfigError } from '../config/config-error.ts'
import type { Config } from '../config/config.ts'
import { errorCode } from '../kernel/error-code.ts'

export type DatabaseSettings = Partial<
  Pick<Config, 'databaseUrl' | 'databaseUrlDirect' | 'databaseUrlOwner'>
>

/**
 * Runs `connect` on the most direct of the addresses. What an operator can mend is thrown as a
 * `ConfigError` that names the setting; the embedded database has none.
 */
export async function nameDatabaseSetting<Result>(
  { databaseUrl, databaseUrlDirect, databaseUrlOwner }: DatabaseSettings,
  connect: () => Promise<Result>,
): Promise<Result> {
  try {
    return await connect()
  } catch (error) {
    const words = databaseUrl && explain(error)
    const setting = databaseUrlOwner
      ? 'DATABASE_URL_OWNER'
      : databaseUrlDirect
        ? 'DATABASE_URL_DIRECT'
        : 'DATABASE_URL'
    throw words ? new ConfigError(`${setting}: ${words}`, { cause: error }) : error
  }
}

function explain(error: unknown): string | undefined {
  if (!(error instanceof Error)) {
    return undefined
  }
  const code = errorCode(error) ?? ''
  switch (code) {
    case 'ECONNREFUSED':
    case 'ECONNRESET':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'ENOENT':
      return `the database cannot be reached (${code}). Check the address and that the database is running.`
    case 'ERR_INVALID_URL':
      return 'must be an address such as postgres://user:password@host:5432/database. Write special characters of a user name or password as in %23 for #.'
    case '28000':
    case '28P01':
      return `the database refuses this login (${error.message}). Check the user name and the password.`
    case '3D000':
      return `the server has no such database (${error.message}). Create it, or correct the name.`
    case '25006':
      return `the database only reads (${error.message}). Set the address of the primary, not of a standby.`
    case '42501':
      return `this user may not make tables and schemas (${error.message}). Make it the owner of the database, or start once with DATABASE_URL_OWNER.`
    case '53300':
      return `the database accepts no more connections (${error.message}). Raise its max_connections, or the connection limit of this user or database, or put a connection pooler before it.`
    case '55000':
    case '57P03':
      return `the database accepts no connections (${error.message}). Try again when it does.`
  }
  if (/^(timeout expired|Connection terminated)/.test(error.message)) {
    return 'no database answers there. Check the address, and that no firewall is between.'
  }

  // A failed statement has the reason below it.
  return explain(error.cause)
}
