import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'
import { databaseUrl } from '../e2e/support/environment.ts'
import type { Member } from '../e2e/support/member.ts'
import { createPacketAt } from '../e2e/support/packet.ts'
import { measureMilliseconds } from './measure.ts'
import type { Table } from './table.ts'

const atOnce = 8
const packetsEach = 4

/** A lease with two residents from its creation to the executed file, by all its calls; on Linux. */
export async function measureWholeRoad(
  table: Table,
  member: Member,
  serverPid: number,
): Promise<void> {
  const drive = async (count: number) => {
    for (let packet = 0; packet < count; packet += 1) {
      await createPacketAt('executed', member)
    }
  }
  await drive(packetsEach)

  const postgres = await findPostmaster()
  const before = [await readCpu([serverPid]), await readCpu(await listFamily(postgres))]
  const taken = await measureMilliseconds(() =>
    Promise.all(Array.from({ length: atOnce }, () => drive(packetsEach))),
  )
  const after = [await readCpu([serverPid]), await readCpu(await listFamily(postgres))]

  const packets = atOnce * packetsEach
  const [server = 0, sql = 0] = after.map((used, at) => (used - (before[at] ?? 0)) / packets)
  table.row('whole road of a lease, CPU of the server a packet', `${server.toFixed(0)} ms`)
  table.row('whole road of a lease, CPU of PostgreSQL a packet', `${sql.toFixed(0)} ms`)
  table.row(
    `whole road of a lease, packets a second, ${atOnce} at once`,
    ((packets / taken) * 1000).toFixed(1),
  )
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
