import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  createTestDatabase,
  startTestPostgres,
  type TestDatabase,
} from '@countersign/database/testing'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from './testing/counterparts/free-port.ts'
import { createPacketLoad, type PacketLoad } from './testing/counterparts/packet-load.ts'
import {
  startServer,
  startWorker,
  type RunningProcess,
} from './testing/counterparts/start-server.ts'

/** A PostgreSQL of its own: a backend that is killed takes all connections of its server with it. */

let postgres: Awaited<ReturnType<typeof startTestPostgres>>
let database: TestDatabase
let folder: string
let origin: string
let load: PacketLoad
let processes: RunningProcess[]
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'countersign-broken-'))
  postgres = await startTestPostgres()
  database = await createTestDatabase(postgres.adminUrl)
  load = await createPacketLoad(database.db)
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  const settings = {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    SECRET_KEY: 'a key of the test of broken connections',
    LOG_LEVEL: 'info',
    RATE_LIMITS: 'off',
  }
  processes = [await startServer(port, settings), await startWorker(settings)]
}, 120_000)
afterAll(async () => {
  processes?.forEach((each) => each.kill())
  await database.drop()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Of the server and the worker; those of the server that are in a transaction come first. */
async function findBackends(): Promise<number[]> {
  const client = new Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity
     where datname = current_database() and application_name like 'countersign%'
       and application_name <> 'countersign-test'
     order by xact_start nulls last, application_name`,
  )
  await client.end()

  return rows.map(({ pid }) => pid)
}

async function terminate(pids: number[]): Promise<void> {
  const client = new Client({ connectionString: database.url })
  await client.connect()
  await client.query('select pg_terminate_backend(pid) from unnest($1::int[]) as pid', [pids])
  await client.end()
}

test(
  'connections that break in transactions fail requests with 503, and end no process',
  { timeout: 180_000 },
  async () => {
    const storm = { isOver: false }
    const keepCreating = async () => {
      const answers = []
      while (!storm.isOver) {
        answers.push(await load.createPacket(origin))
      }
      return answers
    }
    await load.createPackets(origin, 1)
    const creating = Promise.all([1, 2, 3, 4].map(keepCreating))
    for (let round = 0; round < 6; round += 1) {
      const [busy, ...others] = await findBackends()
      if (round % 3 === 2) {
        process.kill(busy ?? 0, 'SIGKILL')
      } else {
        await terminate(round % 3 === 0 ? [busy ?? 0] : [busy ?? 0, ...others])
      }
      await load.createPackets(origin, 2)
    }
    storm.isOver = true
    const answers = (await creating).flat()

    expect(processes.map((each) => each.isRunning())).toEqual([true, true])
    for (const answer of answers.filter(({ status }) => status !== 201)) {
      expect(answer).toMatchObject({ status: 503, retryAfter: '5' })
    }
  },
)

test('jobs run again, and both processes listen for them', { timeout: 120_000 }, async () => {
  await expect.poll(countListeners, { timeout: 60_000, interval: 250 }).toBe(2)
  const boss = new PgBoss({
    connectionString: database.url,
    application_name: 'countersign-test-jobs',
    schema: 'jobs',
    migrate: false,
    supervise: false,
    schedule: false,
  })
  await boss.start()
  const id = await boss.send('check-events', {})
  const readState = async () => {
    const { rows } = await database.db.execute(sql`select state from jobs.job where id = ${id}`)
    return rows[0]?.state
  }
  for (let tries = 0; tries < 300 && (await readState()) !== 'completed'; tries += 1) {
    await wait(100)
  }
  expect(await readState()).toBe('completed')
  await boss.stop({ graceful: false })
  // It does not wait until its connections are closed, and one that is open when the database is
  // dropped would end the process.
  await expect.poll(countConnections).toBe(0)
})

async function countConnections(): Promise<number> {
  const { rows } = await database.db.execute<{ count: number }>(
    sql`select count(*)::int as count from pg_stat_activity
        where application_name = 'countersign-test-jobs'`,
  )
  return rows[0]?.count ?? 0
}

async function countListeners(): Promise<number> {
  const { rows } = await database.db.execute<{ count: number }>(
    sql`select count(*)::int as count from pg_stat_activity
        where datname = current_database() and (query like 'LISTEN%' or query like '%pg_listening_channels%')
          and pid <> pg_backend_pid()`,
  )
  return rows[0]?.count ?? 0
}
