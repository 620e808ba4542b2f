import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findAccount } from './account.ts'
import { findBinaries } from './binaries.ts'
import { findCluster, resolveClusterFolder } from './cluster-folder.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import { ensureCluster } from './ensure-cluster.ts'
import { databaseName as name, formatUrl } from './format-url.ts'
import { findFreePort } from './free-port.ts'
import { keepRunning } from './keep-running.ts'
import type { DatabaseOutage } from './keep-running.ts'
import { prepareDatabase } from './prepare-database.ts'
import { startServerProcess } from './server-process.ts'
import type { ServerOptions, ServerProcess } from './server-process.ts'
import { openStateFolder } from './state-folder.ts'
import { stopOrphanedServer } from './stop-orphaned-server.ts'
import { writeFileAtomically } from './write-file-atomically.ts'

export interface EmbeddedPostgresOptions {
  /** Countersign's data folder; the database uses the folder `postgres` in it. */
  dataDir: string
  /** Receives PostgreSQL's log and messages about folders, line by line. */
  log: (line: string) => void
  /**
   * Called when the database ends unexpectedly, and with what came of it: it is started again, once in
   * a minute. After `given-up` there is no database anymore.
   */
  onOutage?: (outage: DatabaseOutage) => void
  /** For tests: faster, not durable. */
  throwaway?: boolean
}

export interface EmbeddedPostgres {
  /** For the application: its role and database. */
  url: string
  /** For maintenance and backups: the superuser. */
  adminUrl: string
  /** Stops the server within five seconds and unlocks the data folder. Idempotent. */
  stop(): Promise<void>
}

/**
 * Starts a private PostgreSQL on 127.0.0.1 in a new or an existing data folder, as root or not. Throws an `Error` with a message for the person who started it: the folder is in
 * use, the database belongs to another user or version, or PostgreSQL does not run on this machine.
 */
export async function startEmbeddedPostgres(
  input: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const state = openStateFolder(input.dataDir)
  const unlock = lockDataFolder(state)

  try {
    const { server, plan } = await startOnFreePort(state, await prepare(state, input))
    const kept = keepRunning(server, {
      start: () => restart(plan),
      onOutage: input.onOutage ?? (({ reason }) => input.log(reason)),
    })

    return await openForApplication(state, plan, () => kept.stop().finally(unlock))
  } catch (error) {
    unlock()
    throw error
  }
}

/** At the same address, because the application keeps using it. */
async function restart(plan: ServerOptions): Promise<ServerProcess> {
  await stopOrphanedServer(plan.cluster)
  const server = await startServerProcess(plan)
  if (server === 'port-taken') {
    throw new Error(`Another program took the database's port ${plan.port}.`)
  }

  return server
}

async function openForApplication(
  state: string,
  { port }: Pick<ServerOptions, 'port'>,
  stop: () => Promise<void>,
): Promise<EmbeddedPostgres> {
  const secrets = readSecrets(state)
  const adminUrl = formatUrl({ port, role: 'postgres', password: secrets.superuser })
  try {
    await prepareDatabase(adminUrl, { name, password: secrets.application })
  } catch (error) {
    await stop()
    throw error
  }

  const url = formatUrl({ port, role: name, password: secrets.application })
  return { url, adminUrl, stop }
}

async function prepare(
  state: string,
  { log, throwaway = false }: EmbeddedPostgresOptions,
): Promise<Omit<ServerOptions, 'port'>> {
  const existing = findCluster(state)
  if (existing && !existsSync(path.join(state, 'superuser-password'))) {
    throw new Error(
      `The database is in ${existing}, but its password is missing from ${state}. Restore that file ` +
        `from your backup, or delete ${path.dirname(state)} to start over.`,
    )
  }

  const account = findAccount(existing)
  const folder = await resolveClusterFolder(state, account, log)
  const binaries = await findBinaries(folder, account)
  const superuserPassword = readSecrets(state).superuser
  const cluster = await ensureCluster({
    folder,
    account,
    binaries,
    superuserPassword,
    throwaway,
  })
  await stopOrphanedServer(cluster)

  return { cluster, account, binaries, settings: createSettings(throwaway), log }
}

function createSettings(throwaway: boolean): Record<string, string> {
  const durable = throwaway ? 'off' : 'on'

  return {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: durable,
    synchronous_commit: durable,
    full_page_writes: durable,
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
  }
}

/** The last used port if it is free, so that tools configured with it keep working, or else another. */
async function startOnFreePort(
  state: string,
  prepared: Omit<ServerOptions, 'port'>,
): Promise<{ server: ServerProcess; plan: ServerOptions }> {
  const file = path.join(state, 'port')
  const last = existsSync(file) ? Number(readFileSync(file, 'utf8')) : undefined

  for (const preferred of [last, undefined, undefined]) {
    const port = await findFreePort(preferred)
    const plan = { ...prepared, port }
    const server = await startServerProcess(plan)
    if (server !== 'port-taken') {
      writeFileAtomically(file, `${port}\n`)
      return { server, plan }
    }
  }

  throw new Error('Other programs took every port on 127.0.0.1 that the database tried.')
}

function readSecrets(state: string): { superuser: string; application: string } {
  return {
    superuser: readOrCreateSecret(path.join(state, 'superuser-password')),
    application: readOrCreateSecret(path.join(state, 'password')),
  }
}

/** The password in this file (mode 0600), created on first use. */
function readOrCreateSecret(file: string): string {
  if (!existsSync(file)) {
    writeFileAtomically(file, `${randomBytes(24).toString('base64url')}\n`)
  }

  return readFileSync(file, 'utf8').trim()
}
