import { createReadStream } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { Writable } from 'node:stream'
import { createFolderFileStore } from '../files/folder-file-store.ts'
import type { BackupManifest, TableFile } from './manifest.ts'
import { requireIntact } from './private-files.ts'
import { RowDigest } from './row-digest.ts'
import { errorCode } from '../../kernel/error-code.ts'
import { StorageError } from '../../kernel/storage-error.ts'

/**
 * Reads everything that the manifest names and compares it with its hash, down to the rows. Throws an
 * `Error` in words for the first file that is missing or not what was written.
 */
export async function checkBackup(folder: string, manifest: BackupManifest): Promise<void> {
  for (const table of manifest.database.tables) {
    await requireIntact(folder, table)
    await requireRows(folder, table)
  }
  await requireIntact(folder, manifest.jobs)
  await requireIntact(folder, manifest.files.list)
  await checkFiles(folder, manifest)
}

async function requireRows(folder: string, table: TableFile): Promise<void> {
  const digest = new RowDigest()
  const ignore = new Writable({ write: (_chunk, _encoding, done) => done() })
  await pipeline(readRows(folder, table), createGunzip(), digest, ignore)
  if (digest.rows !== table.rows || digest.digest !== table.digest) {
    throw new Error(
      `The backup is damaged: the rows of ${table.name} are not those of the database.`,
    )
  }
}

export function readRows(folder: string, { file }: TableFile) {
  return createReadStream(path.join(folder, file))
}

async function checkFiles(folder: string, { files }: BackupManifest): Promise<void> {
  const store = createFolderFileStore(path.join(folder, 'files'))
  let count = 0
  for await (const line of createInterface(createReadStream(path.join(folder, files.list.file)))) {
    const [sha256 = '', bytes] = line.split(' ')
    const content = await store.read(sha256).catch((error: unknown) => {
      if (error instanceof StorageError && error.failure !== 'corrupt') {
        throw new Error(
          `The stored file ${sha256} of the backup cannot be read (${errorCode(error.cause) ?? 'unknown error'}).`,
        )
      }
    })
    if (content?.byteLength !== Number(bytes)) {
      throw new Error(`The backup is damaged: the stored file ${sha256} is missing or changed.`)
    }
    count += 1
  }
  if (count !== files.count) {
    throw new Error('The backup is damaged: the list of stored files is incomplete.')
  }
}
