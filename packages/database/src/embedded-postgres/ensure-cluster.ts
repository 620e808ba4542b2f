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
import { refuseForeign } from './state-folder.ts'

export interface ClusterPlan {
  home: string
  account: Account | undefined
  binaries: Binaries
  superuserPassword: string
  /** For tests: never waits for the disk. */
  throwaway: boolean
}

const draftPrefix = 'cluster.new-'

/** The cluster in `home`, made if it is not there. A making that broke off is begun again. */
export async function ensureCluster(plan: ClusterPlan): Promise<string> {
  const cluster = path.join(plan.home, 'cluster')
  clearDrafts(plan.home)

  if (existsSync(cluster)) {
    takeOver(cluster, plan)
    return cluster
  }

  const draft = path.join(plan.home, `${draftPrefix}${randomUUID()}`)
  mkdirSync(draft, { mode: 0o700 })
  own(draft, plan.account)
  await initialise(draft, plan)
  // Only a finished cluster ever bears the name.
  renameSync(draft, cluster)

  return cluster
}

/** What still writes into its draft, because we were killed, may be in the way: then the next start clears it. */
function clearDrafts(home: string): void {
  for (const name of readdirSync(home).filter((entry) => entry.startsWith(draftPrefix))) {
    try {
      rmSync(path.join(home, name), { recursive: true, force: true })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOTEMPTY')) {
        throw error
      }
    }
  }
}

/** A cluster of the right version, which the account owns, as after a restore by root. */
function takeOver(cluster: string, plan: ClusterPlan): void {
  const version = Number(readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8'))
  if (version !== plan.binaries.major) {
    throw new Error(
      `The database in ${cluster} was made by PostgreSQL ${version}, and this Countersign comes with ` +
        `PostgreSQL ${plan.binaries.major}. Dump it with the old one and restore it with the new one.`,
    )
  }

  refuseForeign(cluster)
  if (plan.account && statSync(cluster).uid === 0) {
    ownAll(cluster, plan.account)
  }
  // PostgreSQL refuses a cluster that others may read.
  chmodSync(cluster, 0o700)
}

async function initialise(cluster: string, plan: ClusterPlan): Promise<void> {
  const passwordFile = path.join(plan.home, 'password.new')
  rmSync(passwordFile, { force: true })
  writeFileSync(passwordFile, plan.superuserPassword, { mode: 0o600, flag: 'wx' })
  own(passwordFile, plan.account)

  try {
    const { ok, output } = await runAs(plan.account, plan.binaries.initdb, [
      `--pgdata=${cluster}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // The server's own Unicode rules: the same order on every machine, whatever it has installed.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
      ...(plan.throwaway ? ['--no-sync'] : []),
    ])
    if (!ok) {
      throw new Error(`The database could not be set up in ${plan.home}. ${output}`)
    }
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

function own(file: string, account: Account | undefined): void {
  if (account) {
    chownSync(file, account.uid, account.gid)
  }
}

function ownAll(folder: string, account: Account): void {
  own(folder, account)
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    own(path.join(entry.parentPath, entry.name), account)
  }
}
