import { readFileSync } from 'node:fs'
import path from 'node:path'
import { openDatabase, type Database } from '@countersign/database'

/** Works in the embedded database of a server that runs by itself. */
export async function withEmbeddedDatabase<Result>(
  dataDir: string,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const read = (name: string) => readFileSync(path.join(dataDir, 'postgres', name), 'utf8').trim()
  const { db, close } = openDatabase(
    `postgres://countersign:${read('password')}@127.0.0.1:${read('port')}/countersign`,
  )

  return work(db).finally(close)
}
