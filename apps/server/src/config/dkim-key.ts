import { createPrivateKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { ConfigError } from './config-error.ts'
import type { Config } from './config.ts'

const minKeyBits = 1024

/** The private key of `DKIM_KEY_FILE`, as PEM. Throws `ConfigError` if it cannot sign (RFC 8301). */
export function readDkimKey({ keyFile }: NonNullable<Config['dkim']>): string {
  const key = parseKey(keyFile)
  const bits = key?.asymmetricKeyDetails?.modulusLength ?? 0
  if (!key || key.asymmetricKeyType !== 'rsa' || bits < minKeyBits) {
    throw new ConfigError(
      `DKIM_KEY_FILE: ${keyFile} has no RSA private key of ${minKeyBits} bits or more in PEM.`,
    )
  }

  return key.export({ type: 'pkcs8', format: 'pem' }).toString()
}

function parseKey(file: string): KeyObject | undefined {
  const pem = readText(file)
  try {
    return createPrivateKey(pem)
  } catch {
    return undefined
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new ConfigError(`DKIM_KEY_FILE: ${file} cannot be read.`)
  }
}
