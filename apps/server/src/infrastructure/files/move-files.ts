import type { StoredFile } from '../../kernel/ports.ts'
import { StorageError } from '../../kernel/storage-error.ts'
import type { MovableFileStore } from './movable-file-store.ts'

interface MoveOptions {
  from: MovableFileStore
  to: MovableFileStore
  /** Removes each file from `from` after it was read back from `to`. */
  removeSource: boolean
  onProgress?: (report: MoveReport) => void
}

export interface MoveReport {
  copied: number
  /** Of the copied files. */
  bytes: number
  /** With the same name and size in `to`. */
  alreadyThere: number
  removed: number
  /** Names of files that do not match their hash in `from`. They stay where they are. */
  corrupt: string[]
}

const workers = 4

/**
 * Copies every file and reads each copy back. Idempotent: run again after an interruption, it goes on
 * with what is missing. Throws `StorageError` where a store stops working.
 */
export async function moveFiles(options: MoveOptions): Promise<MoveReport> {
  const report: MoveReport = { copied: 0, bytes: 0, alreadyThere: 0, removed: 0, corrupt: [] }
  const files = options.from.list()[Symbol.asyncIterator]()
  let failed = false
  const work = async () => {
    for (let next = await files.next(); !next.done && !failed; next = await files.next()) {
      await moveFile(options, next.value, report).catch((error: unknown) => {
        failed = true
        throw error
      })
      options.onProgress?.(report)
    }
  }

  const results = await Promise.allSettled(Array.from({ length: workers }, work))
  const rejected = results.find((result) => result.status === 'rejected')
  if (rejected) {
    throw rejected.reason
  }
  return report
}

async function moveFile(options: MoveOptions, file: StoredFile, report: MoveReport): Promise<void> {
  const outcome = await copyFile(options, file)
  switch (outcome) {
    case 'copied':
      report.copied += 1
      report.bytes += file.bytes
      break
    case 'already-there':
      report.alreadyThere += 1
      break
    case 'corrupt':
      report.corrupt.push(file.sha256)
      return
    case 'gone':
      return
  }

  if (options.removeSource) {
    await options.from.remove(file.sha256)
    report.removed += 1
  }
}

/** `gone`: the server removed it meanwhile. */
async function copyFile(
  { from, to, removeSource }: MoveOptions,
  file: StoredFile,
): Promise<'copied' | 'already-there' | 'corrupt' | 'gone'> {
  const { sha256, bytes } = file
  const isThere = (await to.size(sha256)) === bytes
  if (isThere && (!removeSource || (await isIntact(to, file)))) {
    return 'already-there'
  }

  const content = await readIntact(from, file)
  if (!content) {
    return content === undefined ? 'gone' : 'corrupt'
  }
  if (isThere) {
    await to.remove(sha256) // It has the right size and other bytes.
  }
  await to.put(content)
  if (!(await isIntact(to, file))) {
    throw new StorageError('corrupt', `The copy of ${sha256} does not match its hash.`)
  }

  return 'copied'
}

async function isIntact(store: MovableFileStore, file: StoredFile): Promise<boolean> {
  return Boolean(await readIntact(store, file))
}

/** `false` where the bytes do not match their hash. */
async function readIntact(
  store: MovableFileStore,
  { sha256, bytes }: StoredFile,
): Promise<Uint8Array | undefined | false> {
  try {
    return await store.read(sha256, { bytes })
  } catch (error) {
    if (error instanceof StorageError && error.failure === 'corrupt') {
      return false
    }
    throw error
  }
}
