import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { compileForm } from '../compile/compile-form.ts'
import { createFormLibrary } from '../library.ts'
import { smallForm } from '../testing/small-form.ts'
import { buildForms } from './build-forms.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'built-forms-'))
})
afterEach(() => rm(folder, { recursive: true }))

const definitions = [smallForm()]

it('compiles each form for each number of signers, once', async () => {
  await buildForms(folder, definitions)
  const built = await readdir(folder)
  const compile = vi.fn(compileForm)
  const readBuilt = (name: string) => readFile(path.join(folder, name))
  const library = createFormLibrary({ definitions, readBuilt, compile })
  for (const { documentTemplateIds } of library.forms()) {
    await Promise.all(Object.values(documentTemplateIds).map((id) => library.find(id)))
  }

  expect(built).toHaveLength(4)
  expect(compile).not.toHaveBeenCalled()
})

it('keeps what is there, and deletes what is no longer offered', async () => {
  await buildForms(folder, definitions)
  const [first = ''] = await readdir(folder)
  const bytes = await readFile(path.join(folder, first))
  await writeFile(path.join(folder, 'earlier-form-2020-k1-0.json'), bytes)
  await buildForms(folder, definitions)

  expect(await readdir(folder)).toHaveLength(4)
  expect(await readFile(path.join(folder, first))).toEqual(bytes)
})
