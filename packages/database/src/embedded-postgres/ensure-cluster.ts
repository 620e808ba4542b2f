import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { runAs } from './account.ts'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import { requireOwnership } from './state-folder.ts'

export interface ClusterOptions {
  folder: string
  account: Account | undefined
  binaries: Binaries
  superuserPassword: string
  /** For tests: faster, not durable. */
  throwaway: boolean
}

const draftPrefix = 'cluster.new-'

/** The cluster in `folder`, created if missing. An interrupted creation starts over. */
export async function ensureCluster(plan: ClusterOptions): Promise<string> {
  const cluster = path.join(plan.folder, 'cluster')
  deleteDrafts(plan.folder)

  if (existsSync(cluster)) {
    prepareExisting(cluster, plan)
    return cluster
  }

  const draft = path.join(plan.folder, `${draftPrefix}${randomUUID()}`)
  mkdirSync(draft, { mode: 0o700 })
  changeOwner(draft, plan.account)
  await initialize(draft, plan)
  // Atomic: only a complete cluster has this name.
  renameSync(draft, cluster)

  return cluster
}

/** A killed start may still be writing into its draft: the next start deletes that one. */
function deleteDrafts(folder: string): void {
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith(draftPrefix))) {
    try {
      rmSync(path.join(folder, name), { recursive: true, force: true })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOTEMPTY')) {
        throw error
      }
    }
  }
}

/** Checks the version, and gives the cluster to the account, as after a restore by root. */
function prepareExisting(cluster: string, plan: ClusterOptions): void {
  const version = Number(readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8'))
  if (version !== plan.binaries.major) {
    throw new Error(
      `The database in ${cluster} was created by PostgreSQL ${version}, and this Countersign has ` +
        `PostgreSQL ${plan.binaries.major}. Dump it with the old version and restore it with the new one.`,
    )
  }

  requireOwnership(cluster)
  if (plan.account && statSync(cluster).uid === 0) {
    changeOwnerOfAll(cluster, plan.account)
  }
  // PostgreSQL rejects a cluster that other users can read.
  chmodSync(cluster, 0o700)
}

async function initialize(cluster: string, plan: ClusterOptions): Promise<void> {
  const passwordFile = path.join(plan.folder, 'password.new')
  rmSync(passwordFile, { force: true })
  writeFileSync(passwordFile, plan.superuserPassword, { mode: 0o600, flag: 'wx' })
  changeOwner(passwordFile, plan.account)

  try {
    const { ok, output } = await runAs(plan.account, plan.binaries.initdb, [
      `--pgdata=${cluster}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // PostgreSQL's built-in Unicode rules: the same sort order on every machine.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
      ...(plan.throwaway ? ['--no-sync'] : []),
    ])
    if (!ok) {
      const reason = output.includes('No space left on device') ? 'The disk is full.' : output
      throw new Error(`Could not create the database in ${plan.folder}. ${reason}`)
    }
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

function changeOwner(file: string, account: Account | undefined): void {
  if (account) {
    chownSync(file, account.uid, account.gid)
  }
}

function changeOwnerOfAll(folder: string, account: Account): void {
  changeOwner(folder, account)
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    changeOwner(path.join(entry.parentPath, entry.name), account)
  }
}
