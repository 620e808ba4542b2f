import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createTestDatabase, type TestDatabase } from '@countersign/database/testing'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testProgram } from './testing/test-program.ts'

/** Runs the server as a process. */

let database: TestDatabase
let folder: string
let running: Running | undefined
beforeEach(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(path.join(tmpdir(), 'countersign-main-'))
})
afterEach(async () => {
  running?.child.kill('SIGKILL')
  await running?.ended
  running = undefined
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

interface Running {
  child: ChildProcess
  output: () => string
  /** After the banner, or the end of the process. */
  started: Promise<void>
  ended: Promise<number | null>
}

function start(settings: Record<string, string>, program = testProgram('main')): Running {
  const child = spawn(process.execPath, [program], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATABASE_URL: database.url,
      DATA_DIR: path.join(folder, 'data'),
      ...settings,
    },
  })
  let output = ''
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const started = new Promise<void>((resolve) => {
    const listen = (text: Buffer) => {
      output += text
      if (output.includes('Press Ctrl+C to stop')) {
        resolve()
      }
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    void ended.then(() => resolve())
  })

  running = { child, output: () => output, started, ended }
  return running
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0, 'localhost')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return String(typeof address === 'object' ? address?.port : 0)
}

test.each([
  ['main.ts', 'Countersign'],
  ['worker.ts', 'The worker'],
])('invalid settings are explained by %s, run from the sources', async (program, name) => {
  const wrong = start({ PORT: 'many' }, path.join(import.meta.dirname, program))

  expect(await wrong.ended).toBe(1)
  expect(wrong.output()).toBe(
    `${name} could not start. Check these settings:\nPORT: must be a number.\n`,
  )
})

test('a database that cannot be reached is explained', async () => {
  const nowhere = start({ DATABASE_URL: 'postgres://x@127.0.0.1:1/x' })
  expect(await nowhere.ended).toBe(1)
  expect(nowhere.output()).toMatch(
    /^Countersign could not start\. Check these settings:\nDATABASE_URL: the database cannot be reached/,
  )
})

test.each([
  ['a login that it refuses', (url: URL) => (url.username = 'nobody'), /refuses this login/],
  ['a database that it does not have', (url: URL) => (url.pathname = '/x'), /has no such database/],
])('%s is explained without a stack', { timeout: 60_000 }, async (_what, change, words) => {
  const url = new URL(database.url)
  change(url)
  const wrong = start({ DATABASE_URL: url.href })

  expect(await wrong.ended).toBe(1)
  expect(wrong.output()).toMatch(
    /^Countersign could not start\. Check these settings:\nDATABASE_URL: [^\n]+\n$/,
  )
  expect(wrong.output()).toMatch(words)
})

test('a database that only reads is explained', async () => {
  const { pathname } = new URL(database.url)
  const name = sql.identifier(pathname.slice(1))
  await database.db.execute(sql`alter database ${name} set default_transaction_read_only = on`)
  const standby = start({ PORT: await freePort() })

  expect(await standby.ended).toBe(1)
  expect(standby.output()).toMatch(/\nDATABASE_URL: the database only reads \(cannot execute /)
})

test.each([1, 3, 5])('a limit of %d connections is explained', async (limit) => {
  const { pathname } = new URL(database.url)
  const name = sql.identifier(pathname.slice(1))
  await database.db.execute(sql`alter database ${name} connection limit ${sql.raw(`${limit}`)}`)
  const limited = start({ PORT: await freePort() })

  expect(await limited.ended).toBe(1)
  expect(limited.output()).toMatch(
    /\nDATABASE_URL: the database accepts no more connections \(too many connections for database /,
  )
})

test(
  'it starts with one command, says how to log in, stops in time, and restarts with the same keys',
  { timeout: 120_000 },
  async () => {
    const port = await freePort()
    const base = `http://localhost:${port}`
    const first = start({ PORT: port })
    await first.started
    expect(first.output()).toMatch(`Countersign is ready: ${base}`)
    expect(first.output()).toMatch(
      /owner@example\.com or agent@example\.com, password “countersign”/,
    )
    expect(await (await fetch(`${base}/api/health`)).json()).toEqual({ status: 'ok' })
    const root = await (await fetch(`${base}/api/verify/root.pem`)).text()
    const key = await stat(path.join(folder, 'data', 'secret-key'))
    expect((key.mode & 0o777).toString(8)).toBe('600')

    const second = spawn(process.execPath, [testProgram('main')], {
      env: { ...process.env, DATABASE_URL: database.url, DATA_DIR: `${folder}/data`, PORT: port },
    })
    let words = ''
    second.stderr.on('data', (text) => (words += text))
    expect(await new Promise((resolve) => second.on('close', resolve))).toBe(1)
    expect(words).toContain(`\nPORT: ${port} is in use by another program.`)

    const began = Date.now()
    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    expect(Date.now() - began).toBeLessThan(10_000)

    const again = start({ PORT: port })
    await again.started
    expect(await (await fetch(`${base}/api/verify/root.pem`)).text()).toBe(root)
    again.child.kill('SIGINT')
    expect(await again.ended).toBe(0)
  },
)

test('it stops while it is starting', async () => {
  const early = start({ PORT: await freePort() })
  await new Promise((resolve) => early.child.once('spawn', resolve))
  early.child.kill('SIGTERM')

  expect([0, null]).toContain(await early.ended)
  expect(early.output()).toBe('')
})
