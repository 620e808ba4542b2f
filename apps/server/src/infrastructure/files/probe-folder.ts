import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { errorCode } from '../../kernel/error-code.ts'

/** `folder of files`, in sentences for operators. */
type FolderName = `folder of ${string}`

/**
 * One sentence for operators if a small file cannot be written into the folder: permissions alone do not
 * show a full or read-only disk. Readiness is asked in public, and each attempt writes, so an answer
 * holds for five seconds.
 */
export function createFolderProbe(
  folder: string,
  name: FolderName,
): () => Promise<string | undefined> {
  return rememberFor(5000, () => probe(folder, name))
}

export const probePrefix = '.probe-'

const probeBytes = 64 * 1024

async function probe(folder: string, name: FolderName): Promise<string | undefined> {
  const file = path.join(folder, `${probePrefix}${randomUUID()}`)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(file, Buffer.alloc(probeBytes), { mode: 0o600 })
    return undefined
  } catch (error) {
    return describeProblem(errorCode(error) ?? 'unknown error', name)
  } finally {
    await rm(file, { force: true }).catch(() => undefined)
  }
}

function describeProblem(code: string, name: FolderName): string {
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return `The disk of the ${name} is full (${code}).`
    // ENOENT: what `mkdir -p` answers on a read-only disk.
    case 'ENOENT':
    case 'EROFS':
      return `The ${name} is on a read-only disk, or missing (${code}).`
    case 'EACCES':
    case 'EPERM':
      return `The server is not allowed to write into the ${name} (${code}).`
  }
  return `The ${name} cannot be written (${code}).`
}

/** One call at a time, whose answer holds for a while. */
function rememberFor<Answer>(ms: number, ask: () => Promise<Answer>): () => Promise<Answer> {
  let last: { answer: Promise<Answer>; at: number } | undefined

  return () => {
    const now = performance.now()
    last = last && now - last.at < ms ? last : { answer: ask(), at: now }
    return last.answer
  }
}
