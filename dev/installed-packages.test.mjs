import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hasProductionPackages } from './installed-packages.mjs'

let root
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'countersign-packages-'))
  mkdirSync(path.join(root, 'node_modules'))
  write('package-lock.json', {
    '': { name: 'countersign' },
    'apps/server': { version: '0.1.0' },
    'node_modules/fastify': { version: '5.0.0' },
    'packages/esign/node_modules/lru-cache': { version: '4.0.0' },
    'node_modules/@countersign/web': { resolved: 'apps/web', link: true },
    'node_modules/vite': { version: '8.0.0', dev: true },
    'node_modules/fsevents': { version: '2.0.0', optional: true },
  })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(name, packages) {
  writeFileSync(path.join(root, name), JSON.stringify({ packages }))
}

const production = {
  'node_modules/fastify': { version: '5.0.0' },
  'packages/esign/node_modules/lru-cache': { version: '4.0.0' },
}

test('a clone without packages is not installed', () => {
  expect(hasProductionPackages(root)).toBe(false)
})

test('without development dependencies a command runs on what is installed', () => {
  write('node_modules/.package-lock.json', production)

  expect(hasProductionPackages(root)).toBe(true)
})

test('a package that is missing or of another version is installed first', () => {
  write('node_modules/.package-lock.json', { 'node_modules/fastify': { version: '5.0.0' } })
  expect(hasProductionPackages(root)).toBe(false)

  const other = { ...production, 'node_modules/fastify': { version: '4.0.0' } }
  write('node_modules/.package-lock.json', other)
  expect(hasProductionPackages(root)).toBe(false)
})
