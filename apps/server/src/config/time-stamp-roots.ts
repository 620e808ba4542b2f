import { readFileSync } from 'node:fs'
import { rootCertificates } from 'node:tls'
import { ConfigError } from './config.ts'

/**
 * Whose time stamps are trusted, PEM: the public roots that come with Node, which the well-known
 * authorities chain to, and those of a file for everybody else.
 */
export function readTimeStampRoots(file: string | undefined): string[] {
  return [...(file ? readPems(file) : []), ...rootCertificates]
}

function readPems(file: string): string[] {
  const pems = readText(file).match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g)
  if (!pems) {
    throw new ConfigError(`TSA_ROOTS: ${file} holds no certificate in PEM.`)
  }

  return pems
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new ConfigError(`TSA_ROOTS: ${file} cannot be read.`)
  }
}
