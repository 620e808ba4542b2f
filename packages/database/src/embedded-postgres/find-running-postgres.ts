import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findLockHolder } from './data-folder-lock.ts'
import { databaseName, formatUrl } from './format-url.ts'

/**
 * The URL of the PostgreSQL that another process runs on this data folder, for commands beside a
 * running server; `undefined` if none does.
 */
export function findRunningPostgres(dataDir: string): string | undefined {
  const state = path.resolve(dataDir, 'postgres')
  const files = ['lock', 'port', 'password'].map((name) => path.join(state, name))
  const [lock = '', port = '', password = ''] = files
  if (!files.every((file) => existsSync(file)) || findLockHolder(lock) === undefined) {
    return undefined
  }

  const read = (file: string) => readFileSync(file, 'utf8').trim()
  return formatUrl({ role: databaseName, password: read(password), port: Number(read(port)) })
}
