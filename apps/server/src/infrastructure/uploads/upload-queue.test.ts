import { beforeEach, expect, test, vi } from 'vitest'
import type { UploadQueue } from '../../kernel/ports.ts'
import { createUploadQueue } from './upload-queue.ts'

let queue: UploadQueue
/** Files that are being read, each with how it ends. */
let running: { name: string; end: () => void }[]
let started: string[]
beforeEach(() => {
  queue = createUploadQueue({ tooMany: 'Wait for your other files.', maxPerPerson: 4 })
  running = []
  started = []
})

function upload(person: string, name: string): Promise<void> {
  return queue.run(
    person,
    () =>
      new Promise<void>((resolve) => {
        started.push(name)
        running.push({ name, end: resolve })
      }),
  )
}

async function endAll(uploads: Promise<void>[]): Promise<void> {
  let isOver = false
  const done = Promise.all(uploads).finally(() => (isOver = true))
  await vi.waitFor(() => {
    running.splice(0).forEach((file) => file.end())
    expect(isOver).toBe(true)
  })
  await done
}

test('somebody with many files delays another by at most one', async () => {
  const uploads = ['a1', 'a2', 'a3', 'a4'].map((name) => upload('anna', name))
  uploads.push(upload('ben', 'b1'))
  await vi.waitFor(() => expect(started).toEqual(['a1']))
  await endAll(uploads)

  expect(started).toEqual(['a1', 'b1', 'a2', 'a3', 'a4'])
})

test('each person has a bounded number of files, and others are not bound by it', async () => {
  const uploads = ['a1', 'a2', 'a3', 'a4'].map((name) => upload('anna', name))
  await expect(upload('anna', 'late')).rejects.toMatchObject({
    code: 'too-many-requests',
    detail: 'Wait for your other files.',
  })
  uploads.push(upload('ben', 'b1'))
  await endAll(uploads)

  expect(started).toContain('b1')
  expect(started).not.toContain('late')
})

test('a file that fails makes room for the next one', async () => {
  const failed = queue.run('anna', () => Promise.reject(new Error('hostile')))
  await expect(failed).rejects.toThrow('hostile')

  await endAll([upload('anna', 'a1')])
})
