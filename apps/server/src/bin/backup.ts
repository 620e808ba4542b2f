import { openDatabase } from '@countersign/database'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openCommandDatabase, requireDatabase } from '../bootstrap/open-command-storage.ts'
import { productVersion } from '../config/product-version.ts'
import { readConfig, type Config } from '../config/config.ts'
import { checkBackup } from '../infrastructure/backup/check-backup.ts'
import { createBackup } from '../infrastructure/backup/create-backup.ts'
import { explainBackupError } from '../infrastructure/backup/explain-backup-error.ts'
import { readManifest, type BackupManifest } from '../infrastructure/backup/manifest.ts'
import { openFileStore } from '../infrastructure/files/open-file-store.ts'
import { checkSecretKey } from '../infrastructure/sealing/keys/secret-key.ts'
import { createLogger } from '../kernel/logger.ts'
import { ShutdownHooks } from '../kernel/shutdown-hooks.ts'
import { systemClock } from '../kernel/time.ts'
import { print } from './run-command.ts'

const usage = `npm run backup -- DIR                  writes a backup into the new folder DIR
npm run backup -- DIR --without-key    leaves the file secret-key out
npm run backup -- --check DIR          reads a backup and compares it with its hashes

The server may keep running. Interrupted, it goes on with the files in DIR.partial.
Exits with 0 for a complete backup, 1 if stored files were missing or damaged, 2 if there is no backup.`

const shutdownHooks = new ShutdownHooks()
let folder = ''
try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  print(explainBackupError(error, folder))
  process.exitCode = 2
} finally {
  await shutdownHooks.run(() => undefined)
}

async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    options: { check: { type: 'boolean' }, 'without-key': { type: 'boolean' } },
    allowPositionals: true,
  })
  const [given, ...more] = positionals
  const isKnown = !values.check || !values['without-key']
  if (given === undefined || more.length > 0 || !isKnown) {
    print(usage)
    return 2
  }

  folder = path.resolve(given)
  return values.check ? check() : write({ withKey: !values['without-key'] })
}

async function check(): Promise<number> {
  const manifest = await readManifest(folder)
  await checkBackup(folder, manifest)
  print(describe(manifest))
  print('Everything is as it was written.')

  return hasProblem(manifest) ? 1 : 0
}

async function write({ withKey }: { withKey: boolean }): Promise<number> {
  const config = readConfig()
  requireDatabase(config)
  if (`${folder}/`.startsWith(`${config.dataDir}/`)) {
    throw new Error('Choose a folder outside of the data folder, best on another disk.')
  }

  const { url } = await openCommandDatabase({ config, shutdownHooks })
  const log = createLogger('silent')
  const manifest = await createBackup({
    folder,
    databaseUrl: url,
    files: await openFileStore(config, { clock: systemClock, log }),
    // SECRET_KEY is the operator's to keep.
    secretKey: withKey && !config.secretKey ? await readKeyOf(url, config) : undefined,
    version: productVersion,
    now: () => systemClock.now(),
    onProgress: print,
  })
  print(describe(manifest))
  print(describeKey(manifest))

  return hasProblem(manifest) ? 1 : 0
}

/** A backup with another key could not be restored. */
async function readKeyOf(url: string, config: Config): Promise<string> {
  const { db, close } = openDatabase(url, { maxConnections: 1 })
  try {
    return await checkSecretKey(db, config)
  } finally {
    await close()
  }
}

function describe({ takenAt, version, database, files, jobs }: BackupManifest): string {
  const rows = database.tables.reduce((sum, table) => sum + table.rows, 0)

  return [
    `Backup in ${folder}, as of ${takenAt}, by version ${version}:`,
    `  ${count(rows)} rows of ${database.tables.length} tables, ${count(jobs.count)} waiting jobs, ${count(files.count)} files (${(files.bytes / 1e6).toFixed(1)} MB)`,
    ...listFiles('Not in the file store, although a row names them:', files.missing),
    ...listFiles('Damaged in the file store, so not copied:', files.damaged),
  ].join('\n')
}

function listFiles(heading: string, names: string[]): string[] {
  return names.length > 0 ? [heading, ...names.map((name) => `  ${name}`)] : []
}

function describeKey({ secretKey }: BackupManifest): string {
  return secretKey === 'included'
    ? 'It includes the secret key, with which its sealing keys can be used: store it where only you can read it.'
    : 'It does not include the secret key, without which no file can be sealed after a restore: keep SECRET_KEY elsewhere.'
}

function hasProblem({ files }: BackupManifest): boolean {
  return files.missing.length > 0 || files.damaged.length > 0
}

function count(number: number): string {
  return number.toLocaleString('en-US')
}
