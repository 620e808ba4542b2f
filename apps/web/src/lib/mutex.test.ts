import { expect, test } from 'vitest'
import { createMutex } from './mutex.ts'

test('a failed task rejects for its caller and does not stop the next', async () => {
  const exclusive = createMutex()

  const failed = exclusive(() => Promise.reject(new Error('offline')))
  const next = exclusive(() => 'done')

  await expect(failed).rejects.toThrow('offline')
  await expect(next).resolves.toBe('done')
})

test('tasks run one at a time, in the order of the calls', async () => {
  const exclusive = createMutex()
  const log: string[] = []

  async function work(name: string, ticks: number) {
    log.push(`${name} starts`)
    for (let tick = 0; tick < ticks; tick += 1) {
      await Promise.resolve()
    }
    log.push(`${name} ends`)
  }
  await Promise.all([exclusive(() => work('first', 9)), exclusive(() => work('second', 0))])

  expect(log).toEqual(['first starts', 'first ends', 'second starts', 'second ends'])
})
