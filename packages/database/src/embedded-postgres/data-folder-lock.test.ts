import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { lockDataFolder } from './data-folder-lock.ts'
import { processMark } from './process-mark.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

test('a lock that is held is refused, and one that was given back is not', () => {
  const folder = temporaryFolder()
  const unlock = lockDataFolder(folder)
  expect(() => lockDataFolder(folder)).toThrow(`process ${process.pid}`)

  unlock()
  lockDataFolder(folder)()
  expect(readdirSync(folder)).toEqual([])
})

test.each([
  ['a process that has ended', '4194304\n1\n'],
  ['a process whose id belongs to another one by now', `${process.pid}\nanother start\n`],
  ['nobody', ''],
  ['nonsense', 'half a lo'],
])('a lock of %s counts for nothing', (_, text) => {
  const folder = temporaryFolder()
  writeFileSync(path.join(folder, 'lock'), text)

  expect(() => lockDataFolder(folder)).not.toThrow()
  expect(readdirSync(folder)).toEqual(['lock'])
})

test('a process has one mark for its life, and none when it does not run', () => {
  expect(processMark(process.pid)).toBe(processMark(process.pid))
  expect(processMark(process.pid)).not.toBe(processMark(process.ppid))
  expect(processMark(4_194_304)).toBeUndefined()
})
