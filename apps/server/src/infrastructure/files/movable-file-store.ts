import type { FileStore } from '../../kernel/ports.ts'

export interface StoredFile {
  sha256: string
  bytes: number
}

/** A file store whose files can be moved to another one. */
export interface MovableFileStore extends FileStore {
  list(): AsyncIterable<StoredFile>
  /** The size in bytes; `undefined` where there is no such file. */
  size(sha256: string): Promise<number | undefined>
}
