import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { openRestore, type DatabaseRestore } from '@countersign/database/backup'
import { decryptIdentity } from '@countersign/seal/sealing/keys/encrypt-authority'
import { z } from 'zod'
import { createFolderFileStore } from '../files/folder-file-store.ts'
import { moveFiles } from '../files/move-files.ts'
import type { MovableFileStore } from '../files/movable-file-store.ts'
import { readRows } from './check-backup.ts'
import type { BackupManifest, TableFile } from './manifest.ts'
import { RowDigest } from './row-digest.ts'

export interface RestoreOptions {
  /** The backup, checked. */
  folder: string
  manifest: BackupManifest
  /** An empty database. */
  databaseUrl: string
  /** The role of the servers, if it is not the one of `databaseUrl`. */
  grantTo?: string | undefined
  files: MovableFileStore
  secretKey: string
  now(): Date
  /** Queues the jobs that waited when the backup was taken. Runs before a server can start. */
  queueJobs(jobs: RestoredJob[]): Promise<void>
  onProgress?: (line: string) => void
}

const RestoredJob = z.object({
  name: z.string(),
  payload: z.unknown(),
  singletonKey: z.string().nullable(),
  startAfter: z.iso.datetime().nullable(),
})
export type RestoredJob = z.output<typeof RestoredJob>

/**
 * Fills an empty database and a file store. The files come first, so that no row is without its file;
 * the rows come in one transaction and are read back. Emails and refunds are held. Throws an `Error`
 * in words; then the database starts no server and is to be thrown away.
 */
export async function restoreBackup(options: RestoreOptions): Promise<void> {
  const { folder, manifest, databaseUrl, grantTo, onProgress } = options
  const restore = await openRestore(databaseUrl, manifest.database, { grantTo })
  try {
    onProgress?.('Copying files…')
    await copyFiles(options)
    onProgress?.('Copying rows…')
    for (const table of manifest.database.tables) {
      await pipeline(readRows(folder, table), createGunzip(), restore.writeTable(table))
    }
    for (const table of manifest.database.tables) {
      await requireSameRows(restore, table)
    }
    await requireKey(restore, options.secretKey)
    await restore.commit()
    await options.queueJobs(await readJobs(folder, manifest))
    await restore.finish({ backupTakenAt: new Date(manifest.takenAt), now: options.now() })
  } finally {
    await restore.close()
  }
}

async function copyFiles({ folder, files }: RestoreOptions): Promise<void> {
  const from = createFolderFileStore(path.join(folder, 'files'))
  const { corrupt } = await moveFiles({ from, to: files, removeSource: false })
  if (corrupt.length > 0) {
    throw new Error(`The backup is damaged: the stored file ${corrupt[0]} was changed.`)
  }
}

async function requireSameRows(restore: DatabaseRestore, table: TableFile): Promise<void> {
  const digest = new RowDigest()
  const ignore = new Writable({ write: (_chunk, _encoding, done) => done() })
  await pipeline(restore.readTable(table), digest, ignore)
  if (digest.rows !== table.rows || digest.digest !== table.digest) {
    throw new Error(`The rows of ${table.name} in the database are not those of the backup.`)
  }
}

async function requireKey(restore: DatabaseRestore, secretKey: string): Promise<void> {
  const sealed = await restore.readSealingKey()
  if (sealed === undefined) {
    return
  }
  try {
    await decryptIdentity(sealed, secretKey)
  } catch (error) {
    throw new Error(
      'The secret key does not decrypt the sealing keys of this backup. Set SECRET_KEY to the one with which the backup was made.',
      { cause: error },
    )
  }
}

async function readJobs(folder: string, { jobs }: BackupManifest): Promise<RestoredJob[]> {
  const text = await readFile(path.join(folder, jobs.file), 'utf8')

  return z.array(RestoredJob).parse(JSON.parse(text))
}
