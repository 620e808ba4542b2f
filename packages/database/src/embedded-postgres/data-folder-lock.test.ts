import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { lockDataFolder } from './data-folder-lock.ts'
import { getProcessIdentity } from './process-identity.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

test('a held lock is rejected, and a released one is not', () => {
  const folder = temporaryFolder()
  const unlock = lockDataFolder(folder)
  expect(() => lockDataFolder(folder)).toThrow(`process ${process.pid}`)

  unlock()
  lockDataFolder(folder)()
  expect(readdirSync(folder)).toEqual([])
})

test.each([
  ['a process that has ended', '4194304\n1\n'],
  ['a process whose id was reused', `${process.pid}\nanother start\n`],
  ['nobody', ''],
  ['nonsense', 'half a lo'],
])('a lock of %s is ignored', (_, text) => {
  const folder = temporaryFolder()
  writeFileSync(path.join(folder, 'lock'), text)

  expect(() => lockDataFolder(folder)).not.toThrow()
  expect(readdirSync(folder)).toEqual(['lock'])
})

test('a process has one identity while it runs, and none afterwards', () => {
  expect(getProcessIdentity(process.pid)).toBe(getProcessIdentity(process.pid))
  expect(getProcessIdentity(process.pid)).not.toBe(getProcessIdentity(process.ppid))
  expect(getProcessIdentity(4_194_304)).toBeUndefined()
})
