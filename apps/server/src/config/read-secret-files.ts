import { readFileSync } from 'node:fs'
import { ConfigError } from './config-error.ts'
import type { Setting } from './settings/setting.ts'
import { settings } from './settings/settings.ts'

type Variables = Record<string, string | undefined>

/**
 * For each secret setting `NAME`, `NAME_FILE` may name a file with its value, as Docker and Kubernetes
 * mount secrets. Throws `ConfigError` if both are set or the file cannot be read.
 */
export function readSecretFiles(env: Variables): Variables {
  const secrets = Object.entries<Setting>(settings).filter(([, { secret }]) => secret)
  const read = secrets.flatMap(([name]) => {
    const file = env[`${name}_FILE`]?.trim()
    return file ? [[name, readSecret({ name, file, given: env[name] })] as const] : []
  })

  return { ...env, ...Object.fromEntries(read) }
}

interface SecretFile {
  name: string
  file: string
  given: string | undefined
}

function readSecret({ name, file, given }: SecretFile): string {
  if (given?.trim()) {
    throw new ConfigError(`${name}_FILE: cannot be set together with ${name}.`)
  }
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '')
  } catch {
    throw new ConfigError(`${name}_FILE: ${file} cannot be read.`)
  }
}
