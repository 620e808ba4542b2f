import { savedTemplates } from '@countersign/database'
import { createTestDatabase } from '@countersign/database/testing'
import { createFormLibrary } from '@countersign/form-library'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMemoryFiles } from '../../../testing/memory-files.ts'
import { createTemplateArchive } from './template-archive.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
const files = createMemoryFiles()
const clock = { now: () => new Date('2026-03-02T17:00:00Z') }
const log = { error: () => undefined }
const library = createFormLibrary()

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const openArchive = () => createTemplateArchive({ db: database.db, files, clock, log })

async function petAddendum() {
  const form = library.forms().find(({ id }) => id === 'pet-addendum')
  const template = await library.find(`pet-addendum@${form?.edition}/k2`)
  if (!template) {
    throw new Error('The library has no pet addendum.')
  }
  return template
}

test('a template that was never saved is not found', async () => {
  const { templateId } = await petAddendum()

  expect(await openArchive().find({ templateId, sha256: 'f'.repeat(64) })).toBeUndefined()
})

test('a packet’s template can be loaded by another server too', async () => {
  const template = await petAddendum()
  await openArchive().save([template])
  const recalled = await openArchive().find(template)

  expect(recalled).toEqual({ ...template, pdf: expect.anything() })
  expect(recalled && Buffer.from(recalled.pdf).equals(template.pdf)).toBe(true)
})

test('a template that many packets use at once is saved once', async () => {
  const template = await petAddendum()
  const archive = openArchive()
  await Promise.all([1, 2, 3].map(() => archive.save([template, template])))

  expect(await database.db.select().from(savedTemplates)).toHaveLength(1)
})
