import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'
import { databaseUrl } from '../e2e/support/environment.ts'
import type { Member } from '../e2e/support/member.ts'
import { createPacketAt } from '../e2e/support/packet.ts'
import { measureMilliseconds } from './measure.ts'
import type { RunningServer } from './server.ts'
import { measureStored } from './stored.ts'
import type { Table } from './table.ts'

const atOnce = 8

/** A packet with two residents from its creation to the executed file, by all its calls; on Linux. */
export async function measureWholeRoad(
  table: Table,
  member: Member,
  { server, what, formIds, packetsEach }: WholeRoad,
): Promise<void> {
  const drive = async (count: number) => {
    for (let packet = 0; packet < count; packet += 1) {
      await createPacketAt('executed', member, { formIds: [...formIds] })
    }
  }
  await drive(packetsEach)

  const postgres = await findPostmaster()
  const before = [await readCpu([server.pid]), await readCpu(await listFamily(postgres))]
  const packets = atOnce * packetsEach
  let taken = 0
  const make = async () => {
    taken = await measureMilliseconds(() =>
      Promise.all(Array.from({ length: atOnce }, () => drive(packetsEach))),
    )
  }
  const stored = await measureStored({ packets, dataDir: server.dataDir, make })
  const after = [await readCpu([server.pid]), await readCpu(await listFamily(postgres))]

  const [serverMs = 0, sqlMs = 0] = after.map((used, at) => (used - (before[at] ?? 0)) / packets)
  table.row(`${what}, CPU of the server a packet`, `${serverMs.toFixed(0)} ms`)
  table.row(`${what}, CPU of PostgreSQL a packet`, `${sqlMs.toFixed(0)} ms`)
  table.row(`${what}, packets a second, ${atOnce} at once`, ((packets / taken) * 1000).toFixed(1))
  for (const [name, each] of stored) {
    table.row(`${what}, ${name} a packet`, each)
  }
}

interface WholeRoad {
  server: RunningServer
  what: string
  formIds: readonly string[]
  packetsEach: number
}

/** The parent of each connection's process. */
async function findPostmaster(): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl() })
  await client.connect()
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const [, parent = 0] = await readStat(rows[0]?.pid ?? 0)
    return parent
  } finally {
    await client.end()
  }
}

/** With all that it has started; of those that have ended it has the sum. */
async function listFamily(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0)
  const parents = await Promise.all(pids.map(async (pid) => (await readStat(pid))[1]))

  return [parent, ...pids.filter((_, at) => parents[at] === parent)]
}

/** Milliseconds, with those of processes that have ended. */
async function readCpu(pids: readonly number[]): Promise<number> {
  const stats = await Promise.all(pids.map(readStat))
  const ticks = stats.map((stat) => stat.slice(11, 15).reduce((sum, part) => sum + part, 0))

  return ticks.reduce((sum, part) => sum + part, 0) * tickMs
}

const tickMs = 10

/** The numbers after the name of the program in `/proc/<pid>/stat`: its state first, then its parent. */
async function readStat(pid: number): Promise<number[]> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
}
