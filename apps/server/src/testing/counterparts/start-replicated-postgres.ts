import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { freePort } from './free-port.ts'

export interface ReplicatedPostgres {
  /** Of an empty database, through HAProxy. */
  url: string
  /** Kills the primary and promotes its standby, as Patroni does. */
  failOver(): Promise<void>
  stop(): Promise<void>
}

interface Node {
  port: number
  process: ChildProcess
  /** Answers as Patroni does: 200 on the primary only. */
  check: Server
  checkPort: number
}

const name = 'countersign'
const proxyConfig = fileURLToPath(
  new URL('../../../../../deploy/haproxy-postgres.cfg', import.meta.url),
)

/**
 * Two servers of Debian's PostgreSQL, the second one a synchronous standby, behind HAProxy with the
 * configuration in `deploy/`.
 */
export async function startReplicatedPostgres(): Promise<ReplicatedPostgres> {
  const folder = mkdtempSync(path.join(tmpdir(), 'countersign-replicated-'))
  const account = findAccount()
  chmodSync(folder, 0o755)
  const run = (program: string, args: string[]) =>
    execFileSync(path.join(binaries(), program), args, { ...account, cwd: '/', stdio: 'pipe' })
  const start = (cluster: string) => startNode({ cluster, account })
  const clusterIn = (child: string) => {
    const cluster = mkdtempSync(path.join(folder, `${child}-`))
    chmodSync(cluster, 0o700)
    if (account) {
      chownSync(cluster, account.uid, account.gid)
    }
    return cluster
  }

  const first = clusterIn('first')
  run('initdb', ['-D', first, '-U', name, '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C'])
  const primary = await start(first)
  await query(primary.port, `create database ${name}_app`)
  const second = clusterIn('second')
  const source = `host=127.0.0.1 port=${primary.port} user=${name} application_name=standby`
  run('pg_basebackup', [
    '-D',
    second,
    '-d',
    source,
    '-R',
    '-X',
    'stream',
    '-c',
    'fast',
    '--no-sync',
  ])
  const standby = await start(second)
  await query(primary.port, `alter system set synchronous_standby_names = 'standby'`)
  await query(primary.port, 'select pg_reload_conf()')
  const proxy = await startProxy([primary, standby])

  return {
    url: proxy.url,
    async failOver() {
      primary.process.kill('SIGKILL')
      await query(standby.port, 'select pg_promote()')
    },
    async stop() {
      for (const { check, process: child } of [primary, standby]) {
        check.close()
        child.kill('SIGKILL')
      }
      proxy.process.kill('SIGKILL')
      await wait(200)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

interface Account {
  uid: number
  gid: number
}

/** PostgreSQL refuses to run as root. */
function findAccount(): Account | undefined {
  if (process.getuid?.() !== 0) {
    return undefined
  }
  const id = (option: string) =>
    Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }))

  return { uid: id('-u'), gid: id('-g') }
}

function binaries(): string {
  const folder = '/usr/lib/postgresql'
  const newest = readdirSync(folder).toSorted((a, b) => Number(b) - Number(a))[0]

  return path.join(folder, newest ?? '', 'bin')
}

async function startNode(options: {
  cluster: string
  account: Account | undefined
}): Promise<Node> {
  const { cluster, account } = options
  const port = await freePort()
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off']
  const child = spawn(
    path.join(binaries(), 'postgres'),
    ['-D', cluster, '-p', `${port}`, ...settings.flatMap((setting) => ['-c', setting])],
    { ...account, cwd: '/', stdio: 'ignore' },
  )
  process.once('exit', () => child.kill('SIGKILL'))
  await waitFor(() => query(port, 'select 1'))
  const check = createServer((_request, response) => {
    query(port, 'select pg_is_in_recovery() as standby')
      .then(([row]) => response.writeHead(row?.standby === false ? 200 : 503).end())
      .catch(() => response.writeHead(503).end())
  })
  const checkPort = await freePort()
  check.listen(checkPort, '127.0.0.1')
  await once(check, 'listening')

  return { port, process: child, check, checkPort }
}

async function startProxy([first, second]: [Node, Node]) {
  const port = await freePort()
  const child = spawn('haproxy', ['-db', '-f', proxyConfig], {
    env: {
      PATH: `${process.env.PATH}:/usr/sbin`,
      BIND: `127.0.0.1:${port}`,
      NODE_1: `127.0.0.1:${first.port}`,
      CHECK_1: `${first.checkPort}`,
      NODE_2: `127.0.0.1:${second.port}`,
      CHECK_2: `${second.checkPort}`,
    },
    stdio: 'ignore',
  })
  process.once('exit', () => child.kill('SIGKILL'))
  // At its start, HAProxy takes all servers for good ones until their checks have failed.
  await waitFor(() => requirePrimary(port, 4))

  return { url: `postgres://${name}@127.0.0.1:${port}/${name}_app`, process: child }
}

async function requirePrimary(port: number, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    const [row] = await query(port, 'select pg_is_in_recovery() as standby')
    if (row?.standby !== false) {
      throw new Error('HAProxy leads to the standby.')
    }
  }
}

async function query(port: number, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({
    host: '127.0.0.1',
    port,
    user: name,
    database: 'postgres',
    connectionTimeoutMillis: 5000,
  })
  client.on('error', () => undefined)
  await client.connect()

  return client
    .query<Record<string, unknown>>(text)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}

async function waitFor(attempt: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const succeeded = await attempt().then(
      () => true,
      () => false,
    )
    if (succeeded) {
      return
    }
    await wait(100)
  }

  throw new Error('PostgreSQL or HAProxy did not start.')
}
