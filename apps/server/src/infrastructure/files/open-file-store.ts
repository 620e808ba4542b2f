import path from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../kernel/context.ts'
import { createFolderFileStore } from './folder-file-store.ts'
import type { MovableFileStore } from './movable-file-store.ts'
import type { RenewFile } from './renew-file.ts'
import type { CallObserver } from './s3/s3-call.ts'
import type { S3Settings } from './s3/s3-settings.ts'
import { watchDamagedFiles } from './watch-damaged-files.ts'

export type FileStoreSettings = { kind: 'folder' } | { kind: 's3'; s3: S3Settings }

interface FileStoreOptions {
  files: FileStoreSettings
  dataDir: string
}

/** The AWS SDK is loaded only for a bucket: it takes memory and time at start. */
export async function openFileStore(
  { files, dataDir }: FileStoreOptions,
  deps: { clock: Clock; log: FastifyBaseLogger; onCall?: CallObserver; renew?: RenewFile },
): Promise<MovableFileStore> {
  if (files.kind === 'folder') {
    return watchDamagedFiles(createFolderFileStore(path.join(dataDir, 'files'), deps), deps.log)
  }

  const { createS3FileStore } = await import('./s3-file-store.ts')
  return watchDamagedFiles(createS3FileStore({ ...files.s3, ...deps }), deps.log)
}
