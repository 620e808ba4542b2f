import { createHash, randomUUID } from 'node:crypto'
import { open, readdir, rm, stat, type FileHandle } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { errorCode } from '../../kernel/error-code.ts'
import type { ReceivedFile } from '../../kernel/received-file.ts'
import { StorageError } from '../../kernel/storage-error.ts'
import { days } from '../../kernel/time.ts'
import { makePrivateFolder } from './private-folder.ts'
import { createFolderProbe } from './probe-folder.ts'

export interface IncomingFiles {
  /** Throws `StorageError`, or what the body throws; nothing is left behind then. */
  save(body: AsyncIterable<Buffer>): Promise<ReceivedFile>
  /** Idempotent. What a failing disk does not let go is removed after a later file was saved. */
  remove(file: ReceivedFile): Promise<void>
  /** One sentence for operators if no body can be saved. */
  findProblem(): Promise<string | undefined>
}

const headBytes = 1024

/**
 * Bodies of requests on disk, so that large ones take no memory. Each process has a folder of its own
 * below `folder`, because several may share a data folder.
 */
export function createIncomingFiles(folder: string): IncomingFiles {
  const own = path.join(folder, `${hostname()}.${process.pid}.${randomUUID()}`)
  const left = new Set<string>()

  async function remove(file: string): Promise<void> {
    try {
      await rm(file, { force: true })
      left.delete(file)
    } catch (error) {
      left.add(file)
      throw toStorageError(error)
    }
  }
  const removeLeft = () => Promise.allSettled([...left].map(remove))

  return {
    async save(body) {
      makePrivateFolder(folder)
      makePrivateFolder(own)
      const file = path.join(own, randomUUID())
      try {
        const received = await write(file, body)
        await removeLeft()
        return received
      } catch (error) {
        await remove(file).catch(() => undefined)
        throw toStorageError(error)
      }
    },
    remove: (file) => remove(file.path),

    findProblem: createFolderProbe(folder, 'folder of uploads'),
  }
}

async function write(file: string, body: AsyncIterable<Buffer>): Promise<ReceivedFile> {
  const handle = await open(file, 'wx', 0o600)
  try {
    return { path: file, ...(await copy(body, handle)) }
  } finally {
    await handle.close()
  }
}

async function copy(body: AsyncIterable<Buffer>, to: FileHandle) {
  const hash = createHash('sha256')
  const head: Buffer[] = []
  let bytes = 0
  for await (const chunk of body) {
    if (bytes < headBytes) {
      head.push(Buffer.from(chunk.subarray(0, headBytes - bytes)))
    }
    hash.update(chunk)
    bytes += chunk.length
    await to.write(chunk)
  }

  return { bytes, sha256: hash.digest('hex'), head: Buffer.concat(head) }
}

function toStorageError(error: unknown): unknown {
  switch (errorCode(error) ?? '') {
    case 'ENOSPC':
    case 'EDQUOT':
      return new StorageError('full', 'There is no room for a request’s body.', error)
    case 'EROFS':
    case 'EACCES':
    case 'EPERM':
    case 'ENOENT':
    case 'EIO':
      return new StorageError('unavailable', 'A request’s body could not be written.', error)
    default:
      return error
  }
}

/** What processes that ended left behind: on this machine at once, on others after a day. */
export async function removeLeftBodies(folder: string, now: Date): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const left = path.join(folder, name)
    if (await isLeft(left, now)) {
      await rm(left, { recursive: true, force: true })
    }
  }
}

async function isLeft(folder: string, now: Date): Promise<boolean> {
  const [, host, pid] = /^(.*)\.(\d+)\.[0-9a-f-]{36}$/.exec(path.basename(folder)) ?? []
  if (host === hostname()) {
    // A container's process has the same id after every start.
    return Number(pid) === process.pid || !isRunning(Number(pid))
  }

  const facts = await stat(folder).catch(() => undefined)
  return facts !== undefined && now.getTime() - facts.mtimeMs > days(1)
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}
