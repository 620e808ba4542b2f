import { findFilesInEvents, findNamedFiles, readPhotoNames } from '@countersign/database'
import { z } from 'zod'
import { isBackupRunning } from '../../infrastructure/files/is-backup-running.ts'
import type { Context } from '../../kernel/context.ts'
import { defineJob } from '../../kernel/jobs.ts'
import { addMs, days } from '../../kernel/time.ts'
import { deleteFile } from './delete-unnamed-files.ts'

/**
 * Files of a packet that was deleted, unless another row names them: the same photo or scan is stored
 * once. Idempotent. Not while a backup runs: then it runs again later.
 */
export const deletePacketFilesJob = defineJob({
  name: 'delete-packet-files',
  payload: z.object({ names: z.array(z.string()).default([]) }),
  run: async (ctx, { names }) => {
    if (await isBackupRunning(ctx.db)) {
      throw new Error('A backup is running, so the files of a deleted packet are deleted later.')
    }
    const before = addMs(ctx.clock.now(), -days(1))
    for (const name of await findUnnamed(ctx, names)) {
      await deleteFile(ctx, name, before)
    }
  },
})

async function findUnnamed({ db }: Context, names: readonly string[]): Promise<string[]> {
  const named = await findNamedFiles(db, names)
  const candidates = new Set(names.filter((name) => !named.has(name)))
  for await (const photos of readPhotoNames(db)) {
    photos.forEach((name) => candidates.delete(name))
  }
  const inEvents = await findFilesInEvents(db, [...candidates])

  return [...candidates].filter((name) => !inEvents.has(name))
}
