import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { customFormEditions, customForms, customFormWords } from './schema/forms.ts'
import { createTestDatabase, createUser, type TestDatabase } from './testing/index.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const at = new Date('2026-11-22T12:00:00Z')

test('the words of custom forms are kept for their owner, without numbers, also after a change', async () => {
  const ana = await addForm('Parking 4711', 'Rules of the café, 2nd lot')
  const ben = await addForm('Garden', 'Hours')

  expect(await wordsOf(ana.ownerId)).toEqual(
    ['2nd', 'addenda', 'café', 'lease', 'lot', 'of', 'parking', 'rules', 'the'].toSorted(),
  )
  expect(await wordsOf(ben.ownerId)).toEqual(['addenda', 'garden', 'hours', 'lease'])

  await database.db
    .update(customFormEditions)
    .set({ title: 'Garage' })
    .where(eq(customFormEditions.formId, ben.formId))
  expect(await wordsOf(ben.ownerId)).toContain('garage')
})

test('forms from before the update have their words', async () => {
  const { ownerId } = await addForm('Quiet hours', 'From 10 to 6')
  await database.db.delete(customFormWords)

  const file = path.join(import.meta.dirname, 'migrations/0034_own_form_words.sql')
  const last = (await readFile(file, 'utf8')).split('--> statement-breakpoint').at(-1) ?? ''
  await database.db.execute(sql.raw(last))
  expect(await wordsOf(ownerId)).toEqual(['addenda', 'from', 'hours', 'lease', 'quiet', 'to'])
})

async function addForm(title: string, description: string) {
  const { id: ownerId } = await createUser(database.db)
  const formId = randomUUID()
  await database.db.insert(customForms).values({ id: formId, ownerId, edition: 1, createdAt: at })
  const category = 'Lease Addenda'
  await database.db
    .insert(customFormEditions)
    .values({ formId, edition: 1, title, description, category, text: 'Text.', revisedAt: at })
  return { ownerId, formId }
}

async function wordsOf(ownerId: string): Promise<string[]> {
  const rows = await database.db
    .select({ word: customFormWords.word })
    .from(customFormWords)
    .where(eq(customFormWords.ownerId, ownerId))

  return rows.map(({ word }) => word).toSorted()
}
