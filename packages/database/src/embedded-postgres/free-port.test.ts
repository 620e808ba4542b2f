import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { findFreePort } from './free-port.ts'

test('the preferred port is used if it is free, or else another one', async () => {
  const free = await findFreePort(undefined)
  expect(await findFreePort(free)).toBe(free)

  const taken = createServer().listen(free, '127.0.0.1')
  await once(taken, 'listening')
  onTestFinished(() => void taken.close())
  expect(await findFreePort(free)).not.toBe(free)
})

test('an invalid port is ignored', async () => {
  expect(await findFreePort(Number.NaN)).toBeGreaterThan(0)
  expect(await findFreePort(99_999)).toBeGreaterThan(0)
})
