import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { errorCode } from '../../kernel/error-code.ts'

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/)
/** Relative to the backup's folder, and inside of it. */
const FileName = z.string().regex(/^[a-z0-9_-]+(\/[a-z0-9_.-]+)?(\.[a-z0-9.]+)?$/)
const WrittenFile = z.object({ file: FileName, bytes: z.number(), sha256: Sha256 })
export type WrittenFile = z.output<typeof WrittenFile>

const TableFile = WrittenFile.extend({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number(),
  /** Of the rows, in whatever order. */
  digest: Sha256,
})
export type TableFile = z.output<typeof TableFile>

export const BackupManifest = z.object({
  product: z.literal('countersign'),
  format: z.literal(1),
  version: z.string(),
  /** The instant that it shows. */
  takenAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  database: z.object({
    server: z.string(),
    /** Their times in the journal, oldest first. */
    migrations: z.array(z.number()),
    tables: z.array(TableFile),
    sequences: z.array(
      z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() }),
    ),
  }),
  jobs: WrittenFile.extend({ count: z.number() }),
  files: z.object({
    count: z.number(),
    bytes: z.number(),
    /** One line for each: its SHA-256 and its size. */
    list: WrittenFile,
    /** Named by a row, but not in the file store when the backup was taken. */
    missing: z.array(Sha256),
    /** In the file store, but not with the bytes of their name. */
    damaged: z.array(Sha256),
  }),
  secretKey: z.enum(['included', 'not-included']),
})
export type BackupManifest = z.output<typeof BackupManifest>

export const manifestName = 'manifest.json'

/** Throws an `Error` in words for a folder that is not a backup of this product and format. */
export async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(path.join(folder, manifestName), 'utf8').catch((error: unknown) => {
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '')) {
      throw new Error(`${folder} is not a backup: it has no ${manifestName}.`)
    }
    throw error
  })
  const parsed = BackupManifest.safeParse(parseJson(text))
  if (!parsed.success) {
    throw new Error(
      `${path.join(folder, manifestName)} is damaged, or was written by another version of Countersign.`,
    )
  }

  return parsed.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
