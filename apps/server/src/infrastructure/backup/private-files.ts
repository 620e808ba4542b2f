import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import path from 'node:path'
import { PassThrough, type Readable, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { WrittenFile } from './manifest.ts'

/** Writes a file that only its owner can read, and makes it durable. */
export async function writePrivateFile(
  folder: string,
  { file, content, through = [] }: { file: string; content: Readable; through?: Transform[] },
): Promise<WrittenFile> {
  const target = path.join(folder, file)
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
  const hash = createHash('sha256')
  let bytes = 0
  const counted = new PassThrough()
  counted.on('data', (chunk: Buffer) => {
    hash.update(chunk)
    bytes += chunk.length
  })
  await pipeline([
    content,
    ...through,
    counted,
    createWriteStream(target, { mode: 0o600, flush: true }),
  ])

  return { file, bytes, sha256: hash.digest('hex') }
}

/** Throws an `Error` in words where the bytes on the disk are not those that were written. */
export async function requireIntact(folder: string, written: WrittenFile): Promise<void> {
  const hash = createHash('sha256')
  try {
    await pipeline(createReadStream(path.join(folder, written.file)), hash)
  } catch (error) {
    throw new Error(`The backup is incomplete: ${written.file} cannot be read.`, { cause: error })
  }
  if (hash.digest('hex') !== written.sha256) {
    throw new Error(`The backup is damaged: ${written.file} is not what was written.`)
  }
}

/** A new name in a folder is durable only after this. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
