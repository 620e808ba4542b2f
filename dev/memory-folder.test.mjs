import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createMemoryFolder } from './memory-folder.mjs'

let parent
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'countersign-memory-'))
})
afterEach(() => rmSync(parent, { recursive: true, force: true }))

test('a folder that is named by TMPDIR, or a missing file system, is left alone', () => {
  expect(createMemoryFolder({ parent, env: { TMPDIR: '/tmp' } })).toBeUndefined()
  expect(createMemoryFolder({ parent: path.join(parent, 'missing'), env: {} })).toBeUndefined()
})

test('what a run that was killed has left is deleted an hour later, and nothing else', () => {
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  const names = { killed: `${pid}-a`, young: `${pid}-b`, running: `${process.pid}-c` }
  const folder = (name) => path.join(parent, `countersign-tests-${names[name]}`)
  const before = new Date(Date.now() - 2 * 3_600_000)
  for (const name of Object.keys(names)) {
    mkdirSync(folder(name))
  }
  utimesSync(folder('killed'), before, before)
  utimesSync(folder('running'), before, before)

  const created = createMemoryFolder({ parent, env: {}, neededBytes: 0 })
  expect(existsSync(created.folder)).toBe(true)
  expect(Object.keys(names).filter((name) => existsSync(folder(name)))).toEqual([
    'young',
    'running',
  ])

  created.remove()
  expect(existsSync(created.folder)).toBe(false)
})

test('where there is little room, none is made', () => {
  expect(createMemoryFolder({ parent, env: {}, neededBytes: Infinity })).toBeUndefined()
})
