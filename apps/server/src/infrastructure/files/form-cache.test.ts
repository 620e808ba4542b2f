import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createFormCache } from './form-cache.ts'

test('a folder that cannot be written is told once, and again after it could be', async () => {
  const parent = await mkdtemp(path.join(tmpdir(), 'countersign-form-cache-'))
  onTestFinished(() => rm(parent, { recursive: true }))
  const folder = path.join(parent, 'forms')
  const warn = vi.fn()
  const cache = createFormCache(folder, { warn })

  await writeFile(folder, 'a file, so that there can be no folder')
  await cache.write('lease', Buffer.from('compiled'))
  await cache.write('addendum', Buffer.from('compiled'))
  expect(warn).toHaveBeenCalledTimes(1)

  await rm(folder)
  await cache.write('lease', Buffer.from('compiled'))
  expect(await cache.read('lease')).toEqual(Buffer.from('compiled'))

  await rm(folder, { recursive: true })
  await writeFile(folder, 'a file again')
  await cache.write('addendum', Buffer.from('compiled'))
  expect(warn).toHaveBeenCalledTimes(2)
})
