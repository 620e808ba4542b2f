import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { closeDataFolder } from './close-data-folder.ts'

let outside: string
let dataDir: string
beforeEach(() => {
  outside = mkdtempSync(path.join(tmpdir(), 'countersign-close-'))
  dataDir = path.join(outside, 'data')
})
afterEach(() => rmSync(outside, { recursive: true, force: true }))

const mode = (name: string) => (statSync(path.join(dataDir, name)).mode & 0o777).toString(8)
const own = process.getuid?.() === 0 ? '711' : '700'

function fill(): void {
  mkdirSync(path.join(dataDir, 'files/ab'), { recursive: true })
  mkdirSync(path.join(dataDir, 'postgres'))
  for (const name of ['secret-key', 'files/ab/contract', 'postgres/port']) {
    writeFileSync(path.join(dataDir, name), 'x')
    chmodSync(path.join(dataDir, name), 0o644)
  }
  for (const name of ['.', 'files', 'files/ab', 'postgres']) {
    chmodSync(path.join(dataDir, name), 0o755)
  }
}

test.each(['', 'below'])('a file in place of the data folder is named: %j', (below) => {
  writeFileSync(dataDir, 'x')

  expect(() => closeDataFolder(path.join(dataDir, below))).toThrow(
    /^The data folder .*data.* cannot be made, because a file is in its place\./,
  )
})

test.runIf(process.platform === 'linux')(
  'a data folder where no folder can be made is refused in words',
  () => {
    expect(() => closeDataFolder('/proc/countersign/data')).toThrow(
      /^The data folder \/proc\/countersign\/data cannot be made: no folder can be made there\./,
    )
  },
)

test('a new data folder is closed', () => {
  closeDataFolder(dataDir)

  expect(mode('.')).toBe(own)
})

test('folders and files that an earlier version left open are closed at the next start', () => {
  fill()
  closeDataFolder(dataDir)

  const names = ['.', 'files', 'files/ab', 'files/ab/contract', 'secret-key']
  expect(names.map(mode)).toEqual([own, '700', '700', '600', '600'])
  expect(mode('postgres')).toBe('755')
})

test('a folder that was opened again later is closed again, also deep inside of a closed one', () => {
  fill()
  closeDataFolder(dataDir)
  chmodSync(path.join(dataDir, 'files/ab'), 0o750)
  chmodSync(path.join(dataDir, 'files/ab/contract'), 0o640)
  closeDataFolder(dataDir)

  expect([mode('files/ab'), mode('files/ab/contract')]).toEqual(['700', '600'])
})

test('in a folder that has more than the data, nothing else is closed, nor the folder itself', () => {
  fill()
  mkdirSync(path.join(dataDir, 'bin'))
  writeFileSync(path.join(dataDir, 'bin/program'), 'x')
  chmodSync(path.join(dataDir, 'bin'), 0o755)
  chmodSync(path.join(dataDir, 'bin/program'), 0o755)
  closeDataFolder(dataDir)

  expect(['.', 'bin', 'bin/program'].map(mode)).toEqual(['755', '755', '755'])
  expect(['files', 'files/ab/contract', 'secret-key'].map(mode)).toEqual(['700', '600', '600'])
})

test('nothing outside of the data folder is changed through a link', () => {
  const stranger = path.join(outside, 'stranger')
  writeFileSync(stranger, 'x')
  chmodSync(stranger, 0o644)
  mkdirSync(dataDir)
  symlinkSync(stranger, path.join(dataDir, 'secret-key'))
  closeDataFolder(dataDir)

  expect((statSync(stranger).mode & 0o777).toString(8)).toBe('644')
})
