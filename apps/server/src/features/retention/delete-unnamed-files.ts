import {
  findFilesInEvents,
  findNamedFiles,
  hasNewerMigrations,
  readFirstJobsAt,
  readPhotoNames,
} from '@countersign/database'
import { z } from 'zod'
import { isBackupRunning } from '../../infrastructure/files/is-backup-running.ts'
import { lockStoredFile } from '../../infrastructure/files/lock-stored-file.ts'
import type { Context } from '../../kernel/context.ts'
import { defineJob } from '../../kernel/jobs.ts'
import type { StoredFile } from '../../kernel/ports.ts'
import { addMs, days } from '../../kernel/time.ts'
import { inTransaction } from '../../kernel/transaction.ts'

const batchSize = 1000

/** A crash leaves a few. More of them are those of another database. */
const maxDeleted = 100

/** A row of the table in docs/operations/database.md. */
export const unnamedFilesRule = {
  what: 'Stored files that no row names',
  keptFor: 'a day after they were stored',
  why: 'A process was killed between storing a file and saving its row; the file is made again.',
} as const

/** Idempotent. */
export const deleteUnnamedFilesJob = defineJob({
  name: 'delete-unnamed-files',
  payload: z.object({}),
  every: '20 3 * * *',
  timeLimitSeconds: 3600,
  run: deleteUnnamedFiles,
})

async function deleteUnnamedFiles(ctx: Context): Promise<void> {
  // A newer version may name files in columns that this one does not know.
  if (!ctx.ports.files.list || (await hasNewerMigrations(ctx.db))) {
    return
  }

  const before = addMs(ctx.clock.now(), -days(1))
  const { unnamed, named } = await findUnnamed(ctx, before)
  if (unnamed.length > Math.min(maxDeleted, named)) {
    ctx.log.error(
      { unnamed: unnamed.length, named, examples: unnamed.slice(0, 3) },
      'more stored files are named by no row than crashes leave, so none is deleted: is this the database of these files?',
    )
    return
  }

  let deleted = 0
  for (const sha256 of unnamed) {
    deleted += (await deleteFile(ctx, sha256, before)) ? 1 : 0
  }
  if (deleted > 0) {
    ctx.log.warn({ deleted, unnamed }, 'stored files that no row names were deleted')
  }
}

async function findUnnamed(
  ctx: Context,
  before: Date,
): Promise<{ unnamed: string[]; named: number }> {
  const candidates = new Set<string>()
  let named = 0
  for await (const names of listOldFiles(ctx, before)) {
    const found = await findNamedFiles(ctx.db, names)
    named += found.size
    names.filter((name) => !found.has(name)).forEach((name) => candidates.add(name))
  }
  const remove = (names: Iterable<string>) => {
    for (const name of names) {
      named += candidates.delete(name) ? 1 : 0
    }
  }
  if (candidates.size > 0) {
    for await (const names of readPhotoNames(ctx.db)) {
      remove(names)
    }
  }
  if (candidates.size > 0) {
    remove(await findFilesInEvents(ctx.db, [...candidates]))
  }

  return { unnamed: [...candidates].sort(), named }
}

async function* listOldFiles(ctx: Context, before: Date): AsyncGenerator<string[]> {
  const since = (await readFirstJobsAt(ctx.db)) ?? new Date(0)
  const isOld = ({ storedAt }: StoredFile) =>
    storedAt !== undefined && storedAt >= since && storedAt < before
  let batch: string[] = []
  for await (const file of ctx.ports.files.list?.() ?? []) {
    if (isOld(file)) {
      batch.push(file.sha256)
    }
    if (batch.length === batchSize) {
      yield batch
      batch = []
    }
  }
  yield batch
}

/**
 * Race-safe: whoever saves a row has stored its file within the last hours, and a file that is stored
 * again is new before its lock is released. Not while a backup copies files.
 */
export async function deleteFile(ctx: Context, sha256: string, before: Date): Promise<boolean> {
  return inTransaction(ctx, async ({ db, ports }) => {
    await lockStoredFile(db, sha256)
    if ((await isBackupRunning(db)) || (await findNamedFiles(db, [sha256])).size > 0) {
      return false
    }

    return (await ports.files.removeIfOlder?.(sha256, before)) ?? false
  })
}
