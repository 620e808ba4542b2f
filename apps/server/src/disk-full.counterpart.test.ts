import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createTestDatabase, type TestDatabase } from '@countersign/database/testing'
import { createPlainPdf } from '@countersign/pdf/testing/plain-pdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withEmbeddedDatabase } from './testing/counterparts/embedded-database.ts'
import { freePort } from './testing/counterparts/free-port.ts'
import {
  call,
  createPacketLoad,
  type Answer,
  type PacketLoad,
} from './testing/counterparts/packet-load.ts'
import { startServer, type RunningServer } from './testing/counterparts/start-server.ts'

/** A server whose data folder is a small disk of its own. Only root can make one. */

const isRoot = process.getuid?.() === 0

let disk: string
let origin: string
let server: RunningServer
let load: PacketLoad

function mountDisk(): void {
  disk = mkdtempSync(path.join(tmpdir(), 'countersign-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m,mode=0711', 'countersign-test', disk])
}

function unmountDisk(): void {
  server?.kill()
  // Lazily: the processes of the database may still be ending.
  execFileSync('umount', ['-l', disk])
  rmSync(disk, { recursive: true, force: true })
}

const ballast = () => path.join(disk, 'ballast')

/** Down to the last byte. */
function fillDisk(): void {
  const file = openSync(ballast(), 'w')
  const { bavail, bsize } = statfsSync(disk)
  const block = randomBytes(bsize)
  for (let free = bavail; free > 0; free = statfsSync(disk).bavail) {
    writeSync(file, block)
  }
  closeSync(file)
}

async function upload(): Promise<Answer> {
  const pdf = await createPlainPdf(`A form, ${Math.random()}`, 1)

  return call(`${origin}/api/forms/uploads`, {
    method: 'POST',
    headers: { ...load.headers, 'content-type': 'application/pdf' },
    body: Buffer.from(pdf),
  })
}

const ready = () => call(`${origin}/api/health/ready`)

async function waitUntil(isTrue: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 600 && !(await isTrue()); tries += 1) {
    await wait(100)
  }
  expect(await isTrue()).toBe(true)
}

const inWords = {
  status: 503,
  retryAfter: '5',
  body: { detail: expect.stringContaining('Please try again') },
}

describe.runIf(isRoot)('on a full disk', () => {
  beforeAll(async () => {
    mountDisk()
    const port = await freePort()
    origin = `http://127.0.0.1:${port}`
    server = await startServer(port, { DATA_DIR: disk, LOG_LEVEL: 'warn', RATE_LIMITS: 'off' })
    load = await withEmbeddedDatabase(disk, createPacketLoad)
  }, 120_000)
  afterAll(unmountDisk)

  test(
    'every refusal is in words, the server is not ready, and it goes on by itself once there is room',
    { timeout: 180_000 },
    async () => {
      expect((await load.createPacket(origin)).status).toBe(201)
      expect((await upload()).status).toBe(201)
      fillDisk()
      const answers = [await upload()]
      // The database uses up the room in its own files first.
      while (answers.filter(({ status }) => status !== 201).length < 4 && answers.length < 2000) {
        answers.push(await load.createPacket(origin))
      }
      const refused = answers.filter(({ status }) => status !== 201)
      expect(refused.length).toBeGreaterThanOrEqual(4)
      refused.forEach((answer) => expect(answer).toMatchObject(inWords))
      expect(await ready()).toMatchObject({ status: 503 })

      rmSync(ballast())
      await waitUntil(async () => (await ready()).status === 200)
      expect((await load.createPackets(origin, 1)).at(-1)).toMatchObject({ status: 201 })
      expect((await upload()).status).toBe(201)
    },
  )
})

describe.runIf(isRoot)('on a read-only disk', () => {
  let database: TestDatabase
  beforeAll(async () => {
    mountDisk()
    database = await createTestDatabase()
    load = await createPacketLoad(database.db)
    const port = await freePort()
    origin = `http://127.0.0.1:${port}`
    server = await startServer(port, {
      DATA_DIR: disk,
      DATABASE_URL: database.url,
      SECRET_KEY: 'a key of the disk test, which is long enough',
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
    })
  }, 120_000)
  afterAll(async () => {
    unmountDisk()
    await database.drop()
  })

  test('uploads are refused in words, the server is not ready, and both are good again', async () => {
    const remount = (how: 'ro' | 'rw') => execFileSync('mount', ['-o', `remount,${how}`, disk])
    expect((await upload()).status).toBe(201)
    remount('ro')
    expect(await upload()).toMatchObject(inWords)
    await waitUntil(async () => (await ready()).status === 503)
    expect((await ready()).body).toMatchObject({
      detail: expect.stringContaining('read-only disk'),
    })

    remount('rw')
    await waitUntil(async () => (await ready()).status === 200)
    expect((await upload()).status).toBe(201)
  })
})
