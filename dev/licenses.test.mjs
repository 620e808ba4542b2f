import { describe, expect, test } from 'vitest'
import { findRefused, isAllowed, productionPackages } from './licenses.mjs'

describe('A license is refused', () => {
  test.each([
    ['that is not on the list', 'AGPL-3.0-only'],
    ['that is missing', undefined],
    ['that is joined with one that is not on the list', 'MIT AND GPL-3.0-only'],
    ['whose choices are all refused', '(AGPL-3.0-only OR SSPL-1.0)'],
    ['if the expression is not complete', 'MIT AND'],
    ['if words follow the expression', 'MIT Apache-2.0'],
    ['with an exception that nobody has read', 'Apache-2.0 WITH LLVM-exception'],
  ])('%s', (_what, license) => {
    expect(isAllowed(license)).toBe(false)
  })
})

test.each(['MIT', '(MIT OR GPL-3.0-only)', 'GPL-3.0-only OR (MIT AND ISC)', 'MIT AND Zlib'])(
  '"%s" is allowed',
  (license) => {
    expect(isAllowed(license)).toBe(true)
  },
)

test('a refused package is named, and an exception is for one version only', () => {
  const packages = [
    { id: 'good@1.0.0', license: 'MIT' },
    { id: 'bad@1.0.0', license: 'AGPL-3.0-only' },
    { id: 'png-js@2.0.0', license: undefined },
    { id: 'png-js@2.0.1', license: undefined },
  ]

  expect(findRefused(packages).map(({ id }) => id)).toEqual(['bad@1.0.0', 'png-js@2.0.1'])
})

test('the packages of production are those of the lock file, without those for development', () => {
  const names = productionPackages().map(({ id }) => id.replace(/@[^@]+$/, ''))

  expect(names).toContain('fastify')
  expect(names).not.toContain('vitest')
})
