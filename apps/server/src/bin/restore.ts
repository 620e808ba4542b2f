import { requireKnownMigrations } from '@countersign/database/backup'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openCommandDatabase } from '../bootstrap/open-command-storage.ts'
import { getServerRole } from '../bootstrap/migrate-database.ts'
import { restoreJobs } from '../bootstrap/restore-jobs.ts'
import { readConfig, type Config } from '../config/config.ts'
import { checkBackup } from '../infrastructure/backup/check-backup.ts'
import { explainRestoreError } from '../infrastructure/backup/explain-backup-error.ts'
import { readManifest, type BackupManifest } from '../infrastructure/backup/manifest.ts'
import { restoreBackup } from '../infrastructure/backup/restore-backup.ts'
import { openFileStore } from '../infrastructure/files/open-file-store.ts'
import { createLogger } from '../kernel/logger.ts'
import { ShutdownHooks } from '../kernel/shutdown-hooks.ts'
import { systemClock } from '../kernel/time.ts'
import { print } from './run-command.ts'

const usage = `npm run restore -- DIR    restores the backup in DIR into the empty data folder DATA_DIR, or into
                          the empty database at DATABASE_URL and the file store of the settings

No server may run on them. Emails and refunds are held afterwards: npm run mails -- release.`

const shutdownHooks = new ShutdownHooks()
const log = createLogger('silent')
const folders = { folder: '', dataDir: '' }
try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  print(explainRestoreError(error, folders))
  process.exitCode = 2
} finally {
  await shutdownHooks.run(() => undefined)
}

async function run(args: string[]): Promise<number> {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const [given, ...more] = positionals
  if (given === undefined || more.length > 0) {
    print(usage)
    return 2
  }

  const config = readConfig()
  const folder = path.resolve(given)
  Object.assign(folders, { folder, dataDir: config.dataDir })
  requireEmptyDataFolder(config)
  const manifest = await readManifest(folder)
  requireKnownMigrations(manifest.database)
  print('Checking the backup…')
  await checkBackup(folder, manifest)
  await restore(folder, { config, manifest })

  return 0
}

/** Caches, and what a disk of its own has; with a database elsewhere, the folder may have the key. */
function requireEmptyDataFolder({ dataDir: folder, databaseUrl, files }: Config): void {
  const allowed = ['forms', 'compile-cache', 'lost+found', ...(databaseUrl ? ['secret-key'] : [])]
  const found = existsSync(folder) ? readdirSync(folder) : []
  const inUse = found.filter((name) => !allowed.includes(name))
  const isEmpty = inUse.every(
    (name) =>
      (name === 'files' && files.kind === 's3') ||
      (['files', 'incoming'].includes(name) && isEmptyFolder(path.join(folder, name))),
  )
  if (!isEmpty) {
    throw new Error(
      `The data folder ${folder} is not empty, and a restore never writes over anything. Set DATA_DIR to a new folder, or move this one away.`,
    )
  }
}

function isEmptyFolder(folder: string): boolean {
  return statSync(folder).isDirectory() && readdirSync(folder).length === 0
}

interface RestoreInput {
  config: Config
  manifest: BackupManifest
}

async function restore(folder: string, { config, manifest }: RestoreInput): Promise<void> {
  const key = prepareKey(folder, { config, manifest })
  let hasWritten = !config.databaseUrl
  try {
    const { url } = await openCommandDatabase({ config, shutdownHooks })
    await restoreBackup({
      folder,
      manifest,
      databaseUrl: config.databaseUrlOwner ?? url,
      grantTo: getServerRole(config),
      files: await openFileStore(config, { clock: systemClock, log }),
      secretKey: key,
      now: () => systemClock.now(),
      queueJobs: (jobs) => restoreJobs(jobs, { databaseUrl: url, log }),
      onProgress: (line) => {
        hasWritten = true
        print(line)
      },
    })
  } catch (error) {
    if (hasWritten) {
      print(describeLeftovers(config))
    }
    throw error
  }
  print(describeResult(manifest, config))
}

/** Never of a database that was refused because it is in use. */
function describeLeftovers({ databaseUrl, dataDir, files }: Config): string {
  if (!databaseUrl) {
    return `The restore has failed. Delete ${dataDir} before you try again.`
  }
  const written = files.kind === 'folder' ? ` and ${path.join(dataDir, 'files')}` : ''

  return `The restore has failed. Delete the database at DATABASE_URL${written}, which are not complete, before you try again.`
}

/** The key of the settings, or else that of the backup, which goes into the data folder. */
function prepareKey(folder: string, { config, manifest }: RestoreInput): string {
  const file = path.join(config.dataDir, 'secret-key')
  if (config.secretKey) {
    return config.secretKey
  }
  if (existsSync(file)) {
    return readFileSync(file, 'utf8').trim()
  }
  if (manifest.secretKey === 'not-included') {
    throw new Error(
      `This backup does not include the secret key. Set SECRET_KEY to it, or put it into ${file}.`,
    )
  }

  const key = readFileSync(path.join(folder, 'secret-key'), 'utf8').trim()
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
  writeFileSync(file, `${key}\n`, { mode: 0o600, flag: 'wx' })
  return key
}

function describeResult({ takenAt, files }: BackupManifest, { databaseUrl, dataDir }: Config) {
  return [
    `Restored into ${databaseUrl ? 'the database at DATABASE_URL' : dataDir}, as of ${takenAt}. Every row and file was read back.`,
    ...(files.missing.length + files.damaged.length > 0
      ? [
          `${files.missing.length + files.damaged.length} files were not in the backup: \`npm run backup -- --check\` names them.`,
        ]
      : []),
    'Nobody is logged in. No email is sent and no fee is given back until you have started the server, looked at',
    '`npm run mails -- list-held`, and run `npm run mails -- release --all` or `--new`.',
  ].join('\n')
}
