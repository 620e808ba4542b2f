import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { catalog } from '../catalog.ts'
import { clause } from '../builders/blocks.ts'
import { hashEdition } from '../editions/edition-hash.ts'
import { prescribedTexts } from '../states/prescribed-texts.ts'
import { inspectPdf } from '../testing/read-pdf.ts'
import { formWith } from '../testing/small-form.ts'
import { compareTexts, findChanges } from './find-changes.ts'
import { paintChanges } from './paint-changes.ts'
import { writeFormText } from './write-form-text.ts'
import { writeReview } from './write-review.ts'
import { writeStateText } from './write-state-text.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'countersign-review-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('a folder with files is refused, and nothing in it changes', async () => {
  await writeFile(path.join(folder, 'notes.txt'), 'Mine.')

  await expect(writeReview(folder)).rejects.toThrow('is not empty')
  expect(await readdir(folder)).toEqual(['notes.txt'])
})

test.each([
  [2, 'an option that does not exist', ['--sicne', 'earlier']],
  [2, 'a second folder', ['more']],
  [1, 'an earlier release that is not there', ['--since', '/nowhere/earlier']],
])('the command ends with %i and writes nothing for %s', async (status, _what, args) => {
  const entry = path.join(import.meta.dirname, 'main.ts')
  const target = path.join(folder, 'new')

  expect(spawnSync(process.execPath, [entry, 'review', target, ...args]).status).toBe(status)
  expect(await readdir(folder)).toEqual([])
})

test('every form has a document with all its words, and the index names each', async () => {
  const target = path.join(folder, 'new')
  await writeReview(target)
  const index = await readFile(path.join(target, 'README.md'), 'utf8')

  for (const { id, title } of catalog) {
    expect(index).toContain(`[${title}](forms/${id}.md)`)
    expect(await readFile(path.join(target, 'forms', `${id}.md`), 'utf8')).toContain(`# ${title}\n`)
  }
})

test('a form is written with its clause numbers, and says who has reviewed it', () => {
  const form = formWith(clause('Pets', 'No **large** pets.'))

  expect(writeFormText(form)).toContain('**1.1 Pets** No **large** pets.')
  expect(writeFormText(form)).toContain('| Review | not reviewed by an attorney |')
  const reviewed = { ...form, review: { by: 'A. Attorney', on: '2026-12-01' } }
  expect(writeFormText(reviewed)).toContain('| Review | reviewed by A. Attorney on 2026-12-01 |')
  expect(hashEdition(reviewed)).toBe(hashEdition(form))
})

test('a state’s prescribed texts are written word for word', () => {
  for (const { state, text, citation } of prescribedTexts) {
    const written = writeStateText(state)
    expect(written).toContain(citation)
    expect(written.replace(/^> ?/gm, '')).toContain(text)
  }
})

test('the rules of a state’s cities are written too', () => {
  expect(writeStateText('WA')).toMatch(
    /## Rules of Seattle\n\n- .*Seattle Mun\. Code 7\.24\.030\.A/,
  )
  expect(writeStateText('TX')).not.toContain('Rules of')
})

test('words that were added and removed are told apart, and other paragraphs are left out', () => {
  const paragraphs = compareTexts(
    'The first stays.\n\nNo pets in the home.\n\nThe last stays.',
    'The first stays.\n\nTwo pets in the home.\n\nThe last stays.',
  )

  expect(paragraphs).toEqual([
    [
      { text: 'No', change: 'removed' },
      { text: 'Two', change: 'added' },
      { text: ' pets in the home.' },
    ],
  ])
})

test('what changed between two folders is one PDF', async () => {
  const [earlier, later] = [path.join(folder, 'earlier'), path.join(folder, 'later')]
  await writeReview(earlier)
  await writeReview(later)
  expect(await findChanges(earlier, later)).toEqual([])

  const file = path.join(later, 'forms', 'pet-addendum.md')
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace('on a leash', 'on a short leash'))
  await rm(path.join(later, 'forms', 'parking-garage-storage-addendum.md'))
  const changes = await findChanges(earlier, later)
  expect(changes.map(({ name, kind }) => [name, kind])).toEqual([
    ['forms/parking-garage-storage-addendum.md', 'removed'],
    ['forms/pet-addendum.md', 'changed'],
  ])

  const pdf = await paintChanges(changes, { earlier: 'before', later: 'after' })
  inspectPdf(pdf, 'qpdf', '--check')
  const words = inspectPdf(pdf, 'pdftotext', '-layout')
  expect(words).toContain('on a short leash')
  expect(words).toContain('forms/parking-garage-storage-addendum.md (removed)')
})
