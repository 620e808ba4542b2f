import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from './free-port.ts'

test('a preferred port is taken when it is free, and another one when it is not', async () => {
  const free = await freePort(undefined)
  expect(await freePort(free)).toBe(free)

  const taken = createServer().listen(free, '127.0.0.1')
  await once(taken, 'listening')
  onTestFinished(() => void taken.close())
  expect(await freePort(free)).not.toBe(free)
})

test('a port that is none is passed over', async () => {
  expect(await freePort(Number.NaN)).toBeGreaterThan(0)
  expect(await freePort(99_999)).toBeGreaterThan(0)
})
