import { isShown } from '@countersign/answers/is-answered'
import type { Answers, TableRow } from '@countersign/answers/answer'
import { renderDocument } from '@countersign/pdf/render/render-document'
import { expect, test } from 'vitest'
import { compileOnce } from './testing/compile-once.ts'
import { moveInMoveOutInspection } from './forms/move-in-and-condition/move-in-move-out-inspection.ts'
import { readWords } from './testing/read-words.ts'

const note =
  'Two nail holes above the sofa, a burn mark of three inches near the stove and a stain on the carpet by the kitchen door, which the resident pointed out on the first day; the owner has the receipt of the carpet, agreed to fill the holes, and will have the carpet cleaned before the end of the month.'
const remark =
  'The burn mark was there before I moved in, and the stain is larger than it looks in the photo of that day.'

test.each([1, 2, 3, 4])(
  'with %i residents, notes of 300 characters in many items stand in their rows, not on a page of continuations',
  async (count) => {
    const template = await compileOnce(moveInMoveOutInspection, { signerCount: count })
    const rooms = template.fields.find(({ key }) => key === 'LLEdit.rooms')?.rows?.first ?? []
    const rows = rooms.map((row, index): TableRow => ({
      ...row,
      moveInCondition: 'fair',
      moveOutCondition: 'poor',
      ...(index % 3 === 0 && { moveInNote: note }),
      ...(index % 4 === 0 && { moveOutNote: note }),
    }))
    const said = rooms.map((_, index): TableRow => ({
      rating: 'poor',
      ...(index % 3 === 0 && { remark }),
    }))
    const residents = Array.from({ length: count }, (_, index) => [`TT${index + 1}.rooms`, said])
    const answers = { 'LLEdit.rooms': rows, ...Object.fromEntries(residents) }
    const { pages, warnings } = await renderDocument({ template, answers })

    expect(note.length).toBeGreaterThan(290)
    expect(warnings).toEqual([])
    expect(pages).toBe(template.pages)
  },
)

const record = ['Signed move-in record', 'Photos of the move-in record']
const recordAnswers = {
  'LLEdit.moveInRecord': '“Move-in of Maria”, signed by everyone on March 1, 2026.',
  'LLEdit.moveInPhotos': [
    {
      about: 'Kitchen',
      sha256: 'a'.repeat(64),
      width: 1600,
      height: 1200,
      at: '2026-03-01T10:00:00Z',
      on: '2026-03-01',
    },
  ],
}

test.each([1, 2, 4])(
  'with %i residents, the signed move-in record and its photos are named at move-out only',
  async (signerCount) => {
    const template = await compileOnce(moveInMoveOutInspection, { signerCount })
    const print = async (answers: Answers) => {
      const { pdf, pages, warnings } = await renderDocument({ template, answers })
      expect({ pages, warnings }).toEqual({ pages: template.pages, warnings: [] })
      return readWords(pdf)
        .map(({ text }) => text)
        .join(' ')
    }

    const blank = await print({})
    const atMoveIn = await print({ 'LLEdit.inspectionType': 'moveIn' })
    const atMoveOut = await print({ 'LLEdit.inspectionType': 'moveOut', ...recordAnswers })
    for (const words of record) {
      expect(blank).not.toContain(words)
      expect(atMoveIn).not.toContain(words)
      expect(atMoveOut).toContain(`${words}:`)
    }
    expect(atMoveOut).toContain('“Move-in of Maria”, signed by everyone on March 1, 2026.')
    expect(atMoveOut).toContain('Photo 1: Kitchen.')
  },
)

test('the room asks and shows them at move-out only', async () => {
  const { fields } = await compileOnce(moveInMoveOutInspection, { signerCount: 2 })
  const shown = (inspection: string) =>
    fields
      .filter((field) => isShown(field, (key) => (key.endsWith('Type') ? inspection : undefined)))
      .map(({ label }) => label)
      .filter((label) => record.includes(label))

  expect(shown('moveIn')).toEqual([])
  expect(shown('moveOut')).toEqual(record)
})

test('the notice of Michigan stands at the top of the first page in 12-point boldface (MCL 554.608(4))', async () => {
  const template = await compileOnce(moveInMoveOutInspection, { signerCount: 2 })
  const notice = template.fields[0]
  const words = notice?.textOf?.texts.MI ?? ''
  const { pdf } = await renderDocument({ template, answers: { [notice?.key ?? '']: words } })
  const [first] = readWords(pdf).filter(({ text }) => text === 'checklist,')

  expect(words).toMatch(
    /^You should complete this checklist, noting the condition of the rental property, and return it to the landlord within 7 days after obtaining possession of the rental unit\. You are also entitled to request and receive a copy of the last termination inventory checklist which shows what claims /,
  )
  expect(notice).toMatchObject({ points: 12, bold: true })
  expect((first?.y2 ?? 0) - (first?.y1 ?? 0)).toBeGreaterThan(12)
  expect(pdf).toSatisfy((bytes: Uint8Array) => Buffer.from(bytes).includes('SemiBold'))
})
