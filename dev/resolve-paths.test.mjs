import { expect, test } from 'vitest'
import { resolvePaths } from './resolve-paths.mjs'

test('a path is taken from the folder where the command was typed, and an option is none', () => {
  expect(resolvePaths(['keys.p12', '--lost-key', '/backups/today'], '/home/owner')).toEqual([
    '/home/owner/keys.p12',
    '--lost-key',
    '/backups/today',
  ])
})
