import { expect, test } from 'vitest'
import { Closing } from './shutdown-hooks.ts'

function opened(names: string[]) {
  const closing = new Closing()
  const closed: string[] = []
  for (const name of names) {
    closing.add(name, async () => void closed.push(name))
  }
  return { closing, closed }
}

test('what was opened last is closed first, once', async () => {
  const { closing, closed } = opened(['database', 'jobs', 'requests'])

  await Promise.all([closing.run(() => {}), closing.run(() => {})])
  expect(closed).toEqual(['requests', 'jobs', 'database'])
})

test('what cannot be closed is told, and the rest is closed all the same', async () => {
  const { closing, closed } = opened(['database'])
  closing.add('jobs', () => Promise.reject(new Error('stuck')))
  const failures: string[] = []

  await closing.run((what) => failures.push(what))
  expect(failures).toEqual(['jobs'])
  expect(closed).toEqual(['database'])
})

test('what is opened while all is being closed is closed as well', async () => {
  const { closing, closed } = opened(['database'])
  await closing.run(() => {})
  closing.add('late', async () => void closed.push('late'))

  expect(closed).toEqual(['database', 'late'])
})
