import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findAccount } from './account.ts'
import { findBinaries } from './binaries.ts'
import { existingCluster, homesElsewhere, settleClusterHome } from './cluster-home.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import { ensureCluster } from './ensure-cluster.ts'
import { freePort } from './free-port.ts'
import { prepareDatabase } from './prepare-database.ts'
import { readOrMakeSecret } from './secret-file.ts'
import { startServerProcess } from './server-process.ts'
import type { ServerPlan, ServerProcess } from './server-process.ts'
import { openStateFolder } from './state-folder.ts'
import { stopLeftover } from './stop-leftover.ts'
import { sweepHomes } from './sweep-homes.ts'
import { writeWhole } from './write-whole.ts'

export interface StartEmbeddedPostgres {
  /** Where all state of this Countersign lives; the database takes the folder `postgres` in it. */
  dataDir: string
  /** Gets PostgreSQL's own log and what was decided about folders, line by line. */
  log: (line: string) => void
  /** For tests: faster, and loses data when the machine stops. */
  throwaway?: boolean
}

export interface EmbeddedPostgres {
  /** For the application: its own role in its own database. */
  url: string
  /** For upkeep and backups: the server's superuser. */
  adminUrl: string
  /** Ends the server within five seconds and gives the data folder free. A second call changes nothing. */
  stop(): Promise<void>
}

const name = 'countersign'

/**
 * Starts a private PostgreSQL on 127.0.0.1, on a fresh or an existing data folder, as root or not.
 * Refuses, as an `Error` whose message is for the person who started us: a folder that is in use, a
 * database of another user or version, a machine on which PostgreSQL does not run.
 */
export async function startEmbeddedPostgres(
  input: StartEmbeddedPostgres,
): Promise<EmbeddedPostgres> {
  const state = openStateFolder(input.dataDir)
  const unlock = lockDataFolder(state)

  try {
    const plan = await prepare(state, input)
    const { server, port } = await startOnFreePort(state, plan)

    return await openForApplication(state, port, () => server.stop().finally(unlock))
  } catch (error) {
    unlock()
    throw error
  }
}

async function openForApplication(
  state: string,
  port: number,
  stop: () => Promise<void>,
): Promise<EmbeddedPostgres> {
  const secrets = readSecrets(state)
  const adminUrl = urlOf('postgres', secrets.superuser, port)
  try {
    await prepareDatabase(adminUrl, { name, password: secrets.application })
  } catch (error) {
    await stop()
    throw error
  }

  return { url: urlOf(name, secrets.application, port), adminUrl, stop }
}

async function prepare(
  state: string,
  { log, throwaway = false }: StartEmbeddedPostgres,
): Promise<Omit<ServerPlan, 'port'>> {
  const made = existingCluster(state)
  if (made && !existsSync(path.join(state, 'superuser-password'))) {
    throw new Error(
      `The database in ${made} is there, but its password in ${state} is not. Bring that file back ` +
        `from your backup, or delete ${path.dirname(state)} to start afresh.`,
    )
  }

  const account = findAccount(made)
  if (account) {
    sweepHomes(homesElsewhere, new Date())
  }
  const home = await settleClusterHome(state, account, log)
  const binaries = await findBinaries(home, account)
  const superuserPassword = readSecrets(state).superuser
  const cluster = await ensureCluster({ home, account, binaries, superuserPassword, throwaway })
  await stopLeftover(cluster)

  return { cluster, account, binaries, settings: settings(throwaway), log }
}

function settings(throwaway: boolean): Record<string, string> {
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

/** The port of last time, so that a tool once pointed at it still finds it, or else another one. */
async function startOnFreePort(
  state: string,
  plan: Omit<ServerPlan, 'port'>,
): Promise<{ server: ServerProcess; port: number }> {
  const file = path.join(state, 'port')
  const last = existsSync(file) ? Number(readFileSync(file, 'utf8')) : undefined

  for (const preferred of [last, undefined, undefined]) {
    const port = await freePort(preferred)
    const server = await startServerProcess({ ...plan, port })
    if (server !== 'port-taken') {
      writeWhole(file, `${port}\n`)
      return { server, port }
    }
  }

  throw new Error('Every port that the database tried on 127.0.0.1 was taken by another program.')
}

function readSecrets(state: string): { superuser: string; application: string } {
  return {
    superuser: readOrMakeSecret(path.join(state, 'superuser-password')),
    application: readOrMakeSecret(path.join(state, 'password')),
  }
}

function urlOf(role: string, password: string, port: number): string {
  return `postgres://${role}:${password}@127.0.0.1:${port}/${role}`
}
