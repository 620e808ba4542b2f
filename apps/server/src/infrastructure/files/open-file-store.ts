import path from 'node:path'
import type { Config } from '../../config/config.ts'
import type { Clock } from '../../kernel/context.ts'
import { createFolderFileStore } from './folder-file-store.ts'
import type { MovableFileStore } from './movable-file-store.ts'

/** The AWS SDK is loaded only for a bucket: it takes memory and time at start. */
export async function openFileStore(
  { files, dataDir }: Pick<Config, 'files' | 'dataDir'>,
  clock: Clock,
): Promise<MovableFileStore> {
  if (files.kind === 'folder') {
    return createFolderFileStore(path.join(dataDir, 'files'))
  }

  const { createS3FileStore } = await import('./s3-file-store.ts')
  return createS3FileStore({ ...files.s3, clock })
}
