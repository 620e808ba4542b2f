import { existsSync } from 'node:fs'
import { chmod, mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { openSnapshot, type BackupTable, type DatabaseSnapshot } from '@countersign/database/backup'
import { createFolderFileStore } from '../files/folder-file-store.ts'
import { moveFiles } from '../files/move-files.ts'
import type { MovableFileStore } from '../files/movable-file-store.ts'
import { checkBackup } from './check-backup.ts'
import { manifestName, type BackupManifest, type TableFile } from './manifest.ts'
import { syncFolder, writePrivateFile } from './private-files.ts'
import { RowDigest } from './row-digest.ts'

export interface BackupOptions {
  /** Must not exist, or be empty. */
  folder: string
  databaseUrl: string
  files: MovableFileStore
  /** What decrypts the sealing keys; `undefined` to leave it out. */
  secretKey: string | undefined
  version: string
  now(): Date
  onProgress?: (line: string) => void
}

/** Not DEFLATE's best: a backup should end soon. */
const compression = { level: 3 }

/**
 * Copies the database as of one instant and then the file store, to which a file comes before the row
 * that names it. Everything is read back before the folder gets its name; until then it is
 * `<folder>.partial`, and the files in it are used by the next try. Throws an `Error` in words.
 */
export async function createBackup(options: BackupOptions): Promise<BackupManifest> {
  await requireEmptyFolder(options.folder)
  const partial = `${options.folder}.partial`
  const snapshot = await openSnapshot(options.databaseUrl)
  try {
    await preparePartial(partial)
    const manifest = await writeBackup(partial, { ...options, snapshot })
    options.onProgress?.('Reading everything back…')
    await checkBackup(partial, manifest)
    await writePrivateFile(partial, {
      file: manifestName,
      content: Readable.from([`${JSON.stringify(manifest, undefined, 2)}\n`]),
    })
    await syncFolder(partial)
    await rename(partial, options.folder)
    await syncFolder(path.dirname(options.folder))

    return manifest
  } finally {
    await snapshot.close()
  }
}

async function requireEmptyFolder(folder: string): Promise<void> {
  if (existsSync(folder) && (await readdir(folder)).length > 0) {
    throw new Error(`${folder} is not empty. Name a new folder for each backup.`)
  }
}

/** Keeps the stored files of an earlier try: each is checked again. */
async function preparePartial(partial: string): Promise<void> {
  await mkdir(partial, { recursive: true, mode: 0o700 })
  await chmod(partial, 0o700)
  for (const name of await readdir(partial)) {
    if (name !== 'files') {
      await rm(path.join(partial, name), { recursive: true })
    }
  }
}

async function writeBackup(
  partial: string,
  options: BackupOptions & { snapshot: DatabaseSnapshot },
): Promise<BackupManifest> {
  const { snapshot, secretKey, version, now } = options
  const tables: TableFile[] = []
  for (const table of snapshot.tables) {
    tables.push(await writeTable(partial, { snapshot, table }))
  }
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  options.onProgress?.(`Copied ${rows.toLocaleString('en-US')} rows. Copying files…`)
  const jobs = await writePrivateFile(partial, {
    file: 'database/jobs.json',
    content: Readable.from([JSON.stringify(snapshot.jobs)]),
  })
  const files = await copyFiles(partial, options)
  if (secretKey !== undefined) {
    await writePrivateFile(partial, {
      file: 'secret-key',
      content: Readable.from([`${secretKey}\n`]),
    })
  }

  return {
    product: 'countersign',
    format: 1,
    version,
    takenAt: snapshot.takenAt.toISOString(),
    finishedAt: now().toISOString(),
    database: {
      server: snapshot.server,
      migrations: snapshot.migrations,
      tables,
      sequences: snapshot.sequences,
    },
    jobs: { ...jobs, count: snapshot.jobs.length },
    files,
    secretKey: secretKey === undefined ? 'not-included' : 'included',
  }
}

async function writeTable(
  partial: string,
  { snapshot, table }: { snapshot: DatabaseSnapshot; table: BackupTable },
): Promise<TableFile> {
  const digest = new RowDigest()
  const written = await writePrivateFile(partial, {
    file: `database/${table.name}.copy.gz`,
    content: snapshot.copyTable(table),
    through: [digest, createGzip(compression)],
  })

  return { ...table, ...written, rows: digest.rows, digest: digest.digest }
}

async function copyFiles(
  partial: string,
  { files: from, snapshot, onProgress }: BackupOptions & { snapshot: DatabaseSnapshot },
): Promise<BackupManifest['files']> {
  const to = createFolderFileStore(path.join(partial, 'files'))
  const { corrupt } = await moveFiles({
    from,
    to,
    removeSource: false,
    onProgress: ({ copied, alreadyThere }) => {
      if ((copied + alreadyThere) % 1000 === 0) {
        onProgress?.(`${(copied + alreadyThere).toLocaleString('en-US')} files…`)
      }
    },
  })
  const damaged = new Set(corrupt)
  const named = await snapshot.readFileNames()
  let [count, bytes] = [0, 0]
  async function* lines(): AsyncGenerator<string> {
    for await (const file of to.list()) {
      count += 1
      bytes += file.bytes
      named.delete(file.sha256)
      yield `${file.sha256} ${file.bytes}\n`
    }
  }
  const list = await writePrivateFile(partial, {
    file: 'files.txt',
    content: Readable.from(lines()),
  })
  const missing = [...named].filter((sha256) => !damaged.has(sha256))

  return { count, bytes, list, missing, damaged: corrupt }
}
