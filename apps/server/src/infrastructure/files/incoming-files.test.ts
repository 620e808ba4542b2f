import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createIncomingFiles, removeLeftBodies } from './incoming-files.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'countersign-incoming-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const now = new Date('2026-03-02T12:00:00Z')
const twoDaysAgo = new Date('2026-02-28T12:00:00Z')

async function makeFolder(host: string, pid: number, changed = now): Promise<string> {
  const name = `${host}.${pid}.${crypto.randomUUID()}`
  await mkdir(path.join(folder, name))
  await utimes(path.join(folder, name), changed, changed)
  return name
}

test('what an ended process left is removed at the next start, and nobody else’s files', async () => {
  const { pid: ended } = spawnSync(process.execPath, ['--version'])
  await makeFolder(hostname(), ended)
  await makeFolder(hostname(), process.pid)
  await makeFolder('another-machine', 1, twoDaysAgo)
  const running = await makeFolder(hostname(), process.ppid)
  const elsewhere = await makeFolder('another-machine', 1)

  await removeLeftBodies(folder, now)
  expect((await readdir(folder)).toSorted()).toEqual([running, elsewhere].toSorted())
})

test('a first start has nothing to remove', async () => {
  await expect(removeLeftBodies(path.join(folder, 'none'), now)).resolves.toBeUndefined()
})

test('a body that breaks off leaves nothing behind', async () => {
  async function* body(): AsyncGenerator<Buffer> {
    yield Buffer.from('half')
    throw new Error('cut off')
  }
  await expect(createIncomingFiles(folder).save(body())).rejects.toThrow('cut off')

  const left = await readdir(folder, { recursive: true, withFileTypes: true })
  expect(left.filter((entry) => entry.isFile())).toEqual([])
})

test.skipIf(process.platform !== 'linux')('a full disk is told in words', async () => {
  async function* body(): AsyncGenerator<Buffer> {
    yield Buffer.from('x')
    throw Object.assign(new Error('no space'), { code: 'ENOSPC' })
  }

  await expect(createIncomingFiles(folder).save(body())).rejects.toMatchObject({ failure: 'full' })
})

test('whether a body could be saved is known before one arrives', async () => {
  expect(await createIncomingFiles(folder).findProblem()).toBeUndefined()
  expect(await readdir(folder)).toEqual([])

  const file = path.join(folder, 'file')
  await writeFile(file, '')
  expect(await createIncomingFiles(path.join(file, 'incoming')).findProblem()).toBe(
    'The folder of uploads cannot be written (ENOTDIR).',
  )
})

test('what could not be removed is removed after a later file was saved', async () => {
  const incoming = createIncomingFiles(folder)
  async function* body(): AsyncGenerator<Buffer> {
    yield Buffer.from('whole')
  }
  const kept = await incoming.save(body())
  // A folder in the file's place cannot be removed as a file, not even by root.
  await rm(kept.path)
  await mkdir(kept.path)
  await expect(incoming.remove(kept)).rejects.toThrow()

  await rm(kept.path, { recursive: true })
  await writeFile(kept.path, 'still there')
  const next = await incoming.save(body())
  expect(await readdir(path.dirname(kept.path))).toEqual([path.basename(next.path)])
})
