import { expect, test } from 'vitest'
import { resolvePaths } from './resolve-paths.mjs'

test('a path is taken from the folder where the command was typed, and an option is none', () => {
  const typed = [
    'keys.p12',
    '--lost-key',
    '/backups/today',
    '--since=earlier',
    '--since',
    'earlier',
  ]

  expect(resolvePaths(typed, '/home/owner')).toEqual([
    '/home/owner/keys.p12',
    '--lost-key',
    '/backups/today',
    '--since=/home/owner/earlier',
    '--since',
    '/home/owner/earlier',
  ])
})
