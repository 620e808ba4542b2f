import { ConfigError } from '../config/config-error.ts'
import { errorCode } from '../kernel/error-code.ts'

interface ListenAddress {
  host: string
  port: number
  /** The setting that the port comes from. */
  setting: 'PORT' | 'METRICS_PORT'
}

/** What an operator has to change if a port cannot be listened on; other errors stay as they are. */
export function explainListenError(
  error: unknown,
  { host, port, setting }: ListenAddress,
): unknown {
  switch (errorCode(error) ?? '') {
    case 'EADDRINUSE':
      return new ConfigError(
        `${setting}: ${port} is in use by another program. Stop that program, or set another number.`,
      )
    case 'EACCES':
      return new ConfigError(
        `${setting}: ${port} may not be used by this user. Set a number from 1024 on, with a proxy before it.`,
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new ConfigError(
        `HOST: ${host} is no address of this machine. Set one that it has, or 0.0.0.0 for all of them.`,
      )
  }

  return error
}
