import { expect, test } from 'vitest'
import { ShutdownHooks } from './shutdown-hooks.ts'

function createHooks(names: string[]) {
  const hooks = new ShutdownHooks()
  const closed: string[] = []
  for (const name of names) {
    hooks.add(name, async () => void closed.push(name))
  }
  return { hooks, closed }
}

test('hooks run once, in reverse order', async () => {
  const { hooks, closed } = createHooks(['database', 'jobs', 'requests'])

  await Promise.all([hooks.run(() => {}), hooks.run(() => {})])
  expect(closed).toEqual(['requests', 'jobs', 'database'])
})

test('a hook that fails is reported, and the others still run', async () => {
  const { hooks, closed } = createHooks(['database'])
  hooks.add('jobs', () => Promise.reject(new Error('stuck')))
  const failures: string[] = []

  await hooks.run((name) => failures.push(name))
  expect(failures).toEqual(['jobs'])
  expect(closed).toEqual(['database'])
})

test('a hook that is added during the shutdown runs too', async () => {
  const { hooks, closed } = createHooks(['database'])
  await hooks.run(() => {})
  hooks.add('late', async () => void closed.push('late'))

  expect(closed).toEqual(['database', 'late'])
})
