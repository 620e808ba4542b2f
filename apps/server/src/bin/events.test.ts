import { sql } from 'drizzle-orm'
import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkEventsJob } from '../features/history/index.ts'
import { createFolderFileStore } from '../infrastructure/files/folder-file-store.ts'
import { openKeyring } from '../infrastructure/sealing/keys/keyring.ts'
import { packetStream } from '../kernel/events/event-stream.ts'
import { recordEvent } from '../kernel/events/record-event.ts'
import { createLogger } from '../kernel/logger.ts'
import { systemClock } from '../kernel/time.ts'
import { inTransaction } from '../kernel/transaction.ts'
import { changeEvents, rewriteChain } from '../testing/break-chain.ts'
import { startTestApp, type TestApp } from '../testing/index.ts'
import { testProgram } from '../testing/test-program.ts'
import { walkPacket, type WalkedPacket } from '../testing/walk-packet.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
  for (let index = 0; index < 3; index += 1) {
    await inTransaction(server.ctx, (tx) =>
      recordEvent(tx, { stream: 'group:lease', type: 'packet.filled', data: {} }),
    )
  }
})
afterAll(() => server.stop())

test('without its verb it says how it is used', () => {
  expect(runEvents()).toMatchObject({
    status: 2,
    stdout: expect.stringMatching(/events -- verify/),
  })
  expect(runEvents('verify', 'more').status).toBe(2)
})

test('a database that cannot be reached ends with 2', () => {
  const url = 'postgres://nobody:none@127.0.0.1:9/none'
  expect(runEvents('verify', { DATABASE_URL: url })).toMatchObject({
    status: 2,
    stdout: expect.stringMatching(/ECONNREFUSED/),
  })
})

test('intact chains end with 0, a broken one with 1 and where it is broken', async () => {
  expect(runEvents('verify')).toMatchObject({
    status: 0,
    stdout: 'Checked 3 events in 1 stream. All chains are intact.\n',
  })

  await changeEvents(server.services.db, sql`delete from events where seq = 2`)
  expect(runEvents('verify')).toMatchObject({
    status: 1,
    stdout: 'Checked 2 events in 1 stream. 1 chain is broken:\n  group:lease: event 2 is missing\n',
  })
})

describe('executed packets', () => {
  let sealing: TestApp
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'countersign-events-'))
    const files = createFolderFileStore(path.join(folder, 'files'), {
      clock: systemClock,
    })
    sealing = await startTestApp({ files })
    const { db, clock, ids, ports } = sealing.services
    const log = createLogger('silent')
    const { authority, identity } = await openKeyring({ db, clock, ids, log }, 'k'.repeat(32))
    Object.assign(ports, { authority })
    Object.assign(ports.sealing, { identity })
  })
  afterAll(async () => {
    await sealing.stop()
    await rm(folder, { recursive: true })
  })

  const verify = () => runEvents('verify', { DATABASE_URL: sealing.databaseUrl, DATA_DIR: folder })

  test('that are as their sealed files say end with 0, and one that was rewritten with matching hashes with 1', async () => {
    const [whole, forged] = [
      await walkPacket(sealing, 'executed'),
      await walkPacket(sealing, 'executed'),
    ]
    await checkEventsJob.run(sealing.ctx, {})
    expect(verify()).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('Compared 2 executed packets with their sealed files'),
    })

    await rewriteChain(sealing.services.db, packetStream(forged.groupId))
    const { status, stdout } = verify()
    expect(status).toBe(1)
    expect(stdout).not.toContain('All chains are intact.')
    expect(stdout).toMatch(
      new RegExp(`group:${forged.groupId}: event \\d+ is not the one that the sealed file has`),
    )
    expect(stdout).not.toContain(whole.groupId)
  })

  test('whose file is gone are named, and one whose file was changed or is of another packet ends with 1', async () => {
    const { db } = sealing.services
    const gone = await walkPacket(sealing, 'executed')
    const swapped = await walkPacket(sealing, 'executed')
    const fileOf = (walk: WalkedPacket) => sql`
      (select id from packets where document_group_id = ${walk.groupId})`
    await db.execute(sql`update executed_files set sha256 = ${'0'.repeat(64)}
      where packet_id = ${fileOf(gone)}`)
    expect(verify().stdout).toContain(
      `group:${gone.groupId}: not compared: its file is not in the file store`,
    )

    const other = await walkPacket(sealing, 'executed')
    await db.execute(sql`update executed_files set (sha256, bytes) =
      (select sha256, bytes from executed_files where packet_id = ${fileOf(other)})
      where packet_id = ${fileOf(swapped)}`)
    const { status, stdout } = verify()
    expect(status).toBe(1)
    expect(stdout).toContain(`group:${swapped.groupId}: cannot be compared: its file was changed`)
  })
})

function runEvents(...args: (string | Record<string, string>)[]) {
  const words = args.filter((arg) => typeof arg === 'string')
  const settings = args.find((arg) => typeof arg === 'object')

  return spawnSync(process.execPath, [testProgram('bin/events'), ...words], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: server.databaseUrl, ...settings },
  })
}
