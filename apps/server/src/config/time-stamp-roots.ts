import { readFileSync } from 'node:fs'
import { rootCertificates } from 'node:tls'
import { ConfigError } from './config-error.ts'

/**
 * The root certificates (PEM) whose time stamps are trusted: those that come with Node, which the
 * well-known authorities chain to, and those of a file.
 */
export function readTimeStampRoots(file: string | undefined): string[] {
  return [...(file ? readPems(file) : []), ...rootCertificates]
}

function readPems(file: string): string[] {
  const pems = readText(file).match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g)
  if (!pems) {
    throw new ConfigError(`TSA_ROOTS: ${file} has no PEM certificate.`)
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
