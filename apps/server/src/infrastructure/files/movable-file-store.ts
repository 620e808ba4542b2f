import type { FileStore, StoredFile } from '../../kernel/ports.ts'

/** A file store whose files can be moved to another one. */
export interface MovableFileStore extends FileStore {
  list(): AsyncIterable<StoredFile>
  removeIfOlder(sha256: string, before: Date): Promise<boolean>
  /** The size in bytes; `undefined` where there is no such file. */
  size(sha256: string): Promise<number | undefined>
}
