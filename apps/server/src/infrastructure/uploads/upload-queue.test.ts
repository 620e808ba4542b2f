import { openDatabase, uploadTurns, type OpenDatabase } from '@countersign/database'
import { createTestDatabase, createUser, type TestDatabase } from '@countersign/database/testing'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { UploadQueue } from '../../kernel/ports.ts'
import { createUploadQueue } from './upload-queue.ts'
import { createUploadTurns } from './upload-turns.ts'

/** Two servers on one database. */

let database: TestDatabase
let second: OpenDatabase
let one: UploadQueue
let other: UploadQueue
let anna: string
let ben: string
/** Files that are being read, each with how it ends. */
let running: { name: string; end: () => void }[]
let started: string[]
beforeAll(async () => {
  database = await createTestDatabase()
  second = openDatabase(database.url)
})
beforeEach(async () => {
  await database.db.delete(uploadTurns)
  one = createUploadQueue({ db: database.db, maxPerMember: 4 })
  other = createUploadQueue({ db: second.db, maxPerMember: 4 })
  anna = (await createUser(database.db)).id
  ben = (await createUser(database.db)).id
  running = []
  started = []
})
afterAll(async () => {
  await second.close()
  await database.drop()
})

function upload(queue: UploadQueue, ownerId: string, name: string): Promise<void> {
  return queue.inTurn(
    { ownerId },
    () =>
      new Promise<void>((resolve) => {
        started.push(name)
        running.push({ name, end: resolve })
      }),
  )
}

async function waitFor(...names: string[]): Promise<void> {
  await vi.waitFor(() => expect(started).toEqual(names), 20_000)
}

function end(name: string): void {
  const index = running.findIndex((file) => file.name === name)
  expect(index).toBeGreaterThanOrEqual(0)
  running.splice(index, 1).forEach((file) => file.end())
}

async function endAll(uploads: Promise<void>[]): Promise<void> {
  let isOver = false
  const done = Promise.all(uploads).finally(() => (isOver = true))
  await vi.waitFor(() => {
    running.splice(0).forEach((file) => file.end())
    expect(isOver).toBe(true)
  }, 20_000)
  await done
}

test('a member with many files delays another by at most one', async () => {
  const uploads = [upload(one, anna, 'a1')]
  await waitFor('a1')
  uploads.push(...['a2', 'a3', 'a4'].map((name) => upload(one, anna, name)))
  await vi.waitFor(async () => expect(await database.db.$count(uploadTurns)).toBe(4), 20_000)
  uploads.push(upload(one, ben, 'b1'))
  await vi.waitFor(async () => expect(await database.db.$count(uploadTurns)).toBe(5), 20_000)
  end('a1')
  await vi.waitFor(() => expect(started).toHaveLength(2), 20_000)

  expect(started[1]).toBe('b1')
  await endAll(uploads)
})

test('one member’s files at two servers are read one after the other, another’s beside them', async () => {
  const uploads = [upload(one, anna, 'a1')]
  await waitFor('a1')
  uploads.push(upload(other, anna, 'a2'))
  await vi.waitFor(async () => expect(await database.db.$count(uploadTurns)).toBe(2), 20_000)
  uploads.push(upload(other, ben, 'b1'))
  await waitFor('a1', 'b1')
  end('b1')
  end('a1')

  await waitFor('a1', 'b1', 'a2')
  await endAll(uploads)
})

test('a member has a bounded number of files at all servers, and others are not bound by it', async () => {
  const uploads = [one, other, one, other].map((queue, index) => upload(queue, anna, `a${index}`))
  await vi.waitFor(async () => expect(await database.db.$count(uploadTurns)).toBe(4), 20_000)
  for (const queue of [one, other]) {
    await expect(upload(queue, anna, 'late')).rejects.toMatchObject({ code: 'too-many-requests' })
  }
  uploads.push(upload(one, ben, 'b1'))
  await endAll(uploads)

  expect(started).toContain('b1')
  expect(started).not.toContain('late')
})

test('files that come at the same instant are counted right', async () => {
  let refused = 0
  const uploads = Array.from({ length: 12 }, (_, index) =>
    upload(index % 2 ? one : other, anna, `a${index}`).catch(() => {
      refused += 1
    }),
  )
  await vi.waitFor(() => expect(refused).toBe(8), 20_000)

  await endAll(uploads)
  expect(started).toHaveLength(4)
})

test('a file that fails makes room for the next one', async () => {
  const failed = one.inTurn({ ownerId: anna }, () => Promise.reject(new Error('hostile')))
  await expect(failed).rejects.toThrow('hostile')
  const uploads = [upload(one, anna, 'a1')]
  await waitFor('a1')
  await endAll(uploads)
})

test('what a server that was killed had begun blocks its member only until its lease ends', async () => {
  const killed = createUploadTurns({
    db: second.db,
    server: crypto.randomUUID(),
    maxPerMember: 4,
    leaseSeconds: 1,
  })
  await killed.enter({ id: crypto.randomUUID(), ownerId: anna })
  expect(await killed.claim()).toBeDefined()
  const uploads = [upload(one, anna, 'a1'), upload(one, ben, 'b1')]
  await vi.waitFor(() => expect(started).toEqual(['b1']), 20_000)
  end('b1')

  await waitFor('b1', 'a1')
  await endAll(uploads)
})
