import { expect, test } from 'vitest'
import { ShutdownHooks } from './shutdown-hooks.ts'

function opened(names: string[]) {
  const hooks = new ShutdownHooks()
  const closed: string[] = []
  for (const name of names) {
    hooks.add(name, async () => void closed.push(name))
  }
  return { hooks, closed }
}

test('what was opened last is closed first, once', async () => {
  const { hooks, closed } = opened(['database', 'jobs', 'requests'])

  await Promise.all([hooks.run(() => {}), hooks.run(() => {})])
  expect(closed).toEqual(['requests', 'jobs', 'database'])
})

test('what cannot be closed is told, and the rest is closed all the same', async () => {
  const { hooks, closed } = opened(['database'])
  hooks.add('jobs', () => Promise.reject(new Error('stuck')))
  const failures: string[] = []

  await hooks.run((what) => failures.push(what))
  expect(failures).toEqual(['jobs'])
  expect(closed).toEqual(['database'])
})

test('what is opened while all is being closed is closed as well', async () => {
  const { hooks, closed } = opened(['database'])
  await hooks.run(() => {})
  hooks.add('late', async () => void closed.push('late'))

  expect(closed).toEqual(['database', 'late'])
})
