import type { TableRow } from '@countersign/answers'
import { renderDocument } from '@countersign/esign/produce'
import { expect, test } from 'vitest'
import { compileForm, describeForm } from './compile/compile-form.ts'
import { moveInMoveOutInspection } from './forms/move-in-and-condition/move-in-move-out-inspection.ts'

const note =
  'Two nail holes above the sofa, a burn mark of three inches near the stove and a stain on the carpet by the kitchen door, which the resident pointed out on the first day; the owner has the receipt of the carpet, agreed to fill the holes, and will have the carpet cleaned before the end of the month.'
const remark =
  'The burn mark was there before I moved in, and the stain is larger than it looks in the photo of that day.'

test.each([1, 2, 3, 4])(
  'with %i residents, notes of 300 characters in many items stand in their rows, not on a page of continuations',
  async (count) => {
    const template = await compileForm(moveInMoveOutInspection, { signerCount: count })
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

test('what is only filled in at move-out stands in that part, after the signatures at move-in', () => {
  const { pieces } = describeForm(moveInMoveOutInspection, { signerCount: 2 })
  const at = (words: string) =>
    pieces.findLastIndex((piece) => JSON.stringify(piece).includes(words))

  for (const words of ['Signed move-in record', 'Photos of the move-in record']) {
    expect(at(words)).toBeGreaterThan(at('Signatures at move-in'))
    expect(at(words)).toBeLessThan(at('Signatures at move-out'))
  }
})
