import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(path.join(tmpdir(), 'countersign-compiled-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('without a folder that can be written to, a process starts all the same', () => {
  const file = path.join(folder, 'no-folder')
  writeFileSync(file, '')

  expect(startProcess(file)).toBe('started')
})

test('compiled code is stored where only the server’s user can write it', () => {
  const dataDir = path.join(folder, 'data')

  expect(startProcess(dataDir)).toBe('started')
  const cache = path.join(dataDir, 'compile-cache')
  const folders = [dataDir, cache, ...readdirSync(cache).map((name) => path.join(cache, name))]
  expect(folders.map((name) => statSync(name).mode & 0o777)).toEqual([0o700, 0o700, 0o700])
})

function startProcess(dataDir: string): string {
  const module = new URL('./compile-cache.ts', import.meta.url).href
  const script = `const { startCompileCache } = await import('${module}'); startCompileCache(); process.stdout.write('started')`
  const env = { ...process.env, DATA_DIR: dataDir, NODE_COMPILE_CACHE: undefined }
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    env,
    encoding: 'utf8',
  })
}
