import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withSetupLock } from './setup-lock.mjs'

const module = new URL('./setup-lock.mjs', import.meta.url).href
let folder
let lock
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'countersign-setup-'))
  lock = path.join(folder, 'cache', 'setup.lock')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A process that appends `begin` and `end` to a file around work that takes a while. */
function start(name) {
  const log = path.join(folder, 'log')
  const append = (word) => `appendFileSync(${JSON.stringify(log)}, '${name} ${word}\\n')`
  const code = `import { appendFileSync } from 'node:fs'
    import { withSetupLock } from ${JSON.stringify(module)}
    withSetupLock(${JSON.stringify(lock)}, () => {
      ${append('begins')}
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400)
      ${append('ends')}
    })`
  return spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: 'ignore' })
}

test('the lock of a process that was killed is ignored', () => {
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  withSetupLock(lock, () => undefined)
  writeFileSync(lock, `${pid}\n`)

  expect(withSetupLock(lock, () => 'done')).toBe('done')
  expect(existsSync(lock)).toBe(false)
})

test('the lock of a process that had the number of this one is ignored', () => {
  withSetupLock(lock, () => undefined)
  writeFileSync(lock, `${process.pid}\n`)

  expect(withSetupLock(lock, () => 'done')).toBe('done')
})

test('work that fails releases the lock', () => {
  const fail = () => {
    throw new Error('npm ci failed')
  }

  expect(() => withSetupLock(lock, fail)).toThrow('npm ci failed')
  expect(withSetupLock(lock, () => 'done')).toBe('done')
})

test('of commands that start at once, one works at a time', async () => {
  const children = ['one', 'two', 'three'].map(start)
  const codes = await Promise.all(children.map(async (child) => (await once(child, 'exit'))[0]))
  const lines = readFileSync(path.join(folder, 'log'), 'utf8').trim().split('\n')

  expect(codes).toEqual([0, 0, 0])
  expect(lines).toHaveLength(6)
  for (const index of [0, 2, 4]) {
    const [name] = lines[index].split(' ')
    expect(lines.slice(index, index + 2)).toEqual([`${name} begins`, `${name} ends`])
  }
})

test('whoever waits is told for whom', async () => {
  const child = start('first')
  await expect.poll(() => existsSync(path.join(folder, 'log'))).toBe(true)
  const said = []
  withSetupLock(
    lock,
    () => undefined,
    (line) => said.push(line),
  )

  expect(said).toEqual([
    `Another command (process ${child.pid}) is installing or building here. Waiting for it… ` +
      `If there is no such command, remove ${lock}.`,
  ])
})
