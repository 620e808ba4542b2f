import type { OpenedRoom } from '../../room/opened-room.ts'
import type { RoomField } from '@countersign/contract/schemas/signing-room/room-document'
import type {
  DocumentPlaces,
  RoomPlace,
} from '@countersign/contract/schemas/signing-room/room-places'
import { describe, expect, test } from 'vitest'
import { fillRules } from '../../room/fill-rules.ts'
import { planRoom } from '../../room/room-plan.ts'
import { planPdfPages } from './pdf-page-plan.ts'

describe('controls on the pages of a form', () => {
  test('are on the page of their rectangle, in the order of the text', () => {
    const { pages, unplaced } = planFields(
      [field('LLEdit.b'), field('LLEdit.a')],
      [place('LLEdit.a', { page: 2 }), place('LLEdit.b', { page: 1 })],
    )

    expect(pages.map(({ controls }) => controls.map(({ slot }) => slot.field.key))).toEqual([
      ['LLEdit.b'],
      ['LLEdit.a'],
    ])
    expect(unplaced).toEqual([])
  })

  test('a field without a rectangle is still asked', () => {
    const { pages, unplaced } = planFields([field('LLEdit.a')], [])

    expect(pages.flatMap(({ controls }) => controls)).toEqual([])
    expect(unplaced.map(({ field: { key } }) => key)).toEqual(['LLEdit.a'])
  })

  test('an answer with two rectangles is asked in the first and shown in the second', () => {
    const { pages } = planFields(
      [field('LLEdit.a')],
      [place('LLEdit.a', { page: 1, y: 100 }), place('LLEdit.a', { page: 2, y: 300 })],
    )

    expect(pages[0]?.controls[0]).toMatchObject({ kind: 'box', box: { y: 100 } })
    expect(pages[0]?.mirroredValues).toEqual([])
    expect(pages[1]?.controls).toEqual([])
    expect(pages[1]?.mirroredValues[0]?.place.y).toBe(300)
  })

  test('choices are in their rectangles, and the control is around all of them', () => {
    const { pages } = planFields(
      [field('LLEdit.pets', { type: 'yesno' })],
      [
        place('LLEdit.pets', { part: 'yes', x: 72, y: 200, width: 9, height: 9 }),
        place('LLEdit.pets', { part: 'no', x: 122, y: 200, width: 9, height: 9 }),
      ],
    )

    expect(pages[0]?.controls[0]).toMatchObject({
      kind: 'choices',
      box: { x: 72, y: 200, width: 59, height: 9 },
    })
  })

  test('choices that a page break separates collapse into one control', () => {
    const { pages } = planFields(
      [field('LLEdit.pets', { type: 'yesno' })],
      [
        place('LLEdit.pets', { part: 'yes', page: 1 }),
        place('LLEdit.pets', { part: 'no', page: 2 }),
      ],
    )

    expect(pages[0]?.controls[0]?.kind).toBe('collapsed')
    expect(pages[1]?.controls).toEqual([])
    expect(
      pages.flatMap(({ mirroredValues: echoes }) => echoes.map(({ place: { part } }) => part)),
    ).toEqual(['yes', 'no'])
  })

  test('a table folds, and each of its cells shows what was written', () => {
    const { pages } = planFields(
      [field('LLEdit.rooms', { type: 'table' })],
      [
        place('LLEdit.rooms', { part: '0.name', y: 300 }),
        place('LLEdit.rooms', { part: '1.name', y: 320 }),
      ],
    )

    expect(pages[0]?.controls[0]).toMatchObject({ kind: 'collapsed', box: { y: 300, height: 36 } })
    expect(pages[0]?.mirroredValues).toHaveLength(2)
  })

  test('somebody else’s answer is drawn on the page already, so it has no control and no mirrored value', () => {
    const { pages } = planFields([field('TT1.car', { mine: false })], [place('TT1.car')])

    expect(pages[0]).toMatchObject({ controls: [], mirroredValues: [] })
    expect(pages[0]?.landmarks).toEqual([{ key: 'TT1.car', y: 100 }])
  })

  test('what residents enter is marked for the owner who signs last, and what the server sets is not', () => {
    const fields = [
      field('LLEdit.rent', { mine: false }),
      field('TT1.car', { mine: false, role: 'TT1' }),
      field('TT1.name', { mine: false, role: 'TT1', locked: true }),
      field('TT1.signedDate', { mine: false, role: 'TT1', type: 'signedDate' }),
    ]
    const places = [...fields.map(({ key }) => place(key)), place('TT1.car', { page: 2 })]
    const marked = (who: OpenedRoom['role']) =>
      planFields(fields, places, who).pages.map(({ entered }) =>
        entered.map((each) => each.field.key),
      )

    expect(marked('LLSign')).toEqual([['TT1.car'], ['TT1.car']])
    expect(marked('LLEdit')).toEqual([[], []])
    expect(marked('TT2')).toEqual([[], []])
  })

  test('a sum of one’s own answers is shown live, somebody else’s as printed on the page', () => {
    const sumOf = [{ key: 'LLEdit.rent' }]
    const { pages } = planFields(
      [
        field('LLEdit.total', { mine: false, sumOf }),
        field('TT1.total', { mine: false, role: 'TT1', sumOf }),
      ],
      [place('LLEdit.total'), place('TT1.total')],
    )

    expect(pages[0]?.controls).toEqual([])
    expect(pages[0]?.mirroredValues.map((value) => value.field.key)).toEqual(['LLEdit.total'])
  })

  test('what is asked among the deal terms is shown in the form', () => {
    const { pages } = planFields(
      [field('LLEdit.rent', { scope: 'packet', answerKey: 'LLEdit.rent' })],
      [place('LLEdit.rent')],
    )

    expect(pages[0]?.controls).toEqual([])
    expect(pages[0]?.mirroredValues[0]?.field.key).toBe('LLEdit.rent')
  })
})

function planFields(fields: RoomField[], places: RoomPlace[], who: OpenedRoom['role'] = 'LLEdit') {
  const reading = [{ kind: 'fields' as const, keys: fields.map(({ key }) => key) }]
  const document = {
    documentId: 'd1',
    formId: 'lease',
    title: 'Lease',
    edition: '2026-10',
    pages: 2,
    words: 100,
    asks: true,
    reading,
    fields,
  }
  const [plan] = planRoom(
    { documents: [document] },
    who === 'LLEdit' ? fillRules : undefined,
  ).documents
  const letter = { width: 612, height: 792 }
  const known: DocumentPlaces = { documentId: 'd1', pages: [letter, letter], places }
  if (!plan) {
    throw new Error('One document has one plan.')
  }

  return planPdfPages(plan, known, who)
}

function field(key: string, change: Partial<RoomField> = {}): RoomField {
  return {
    key,
    answerKey: `d1/${key}`,
    mine: true,
    role: 'LLEdit',
    type: 'text',
    label: key,
    required: true,
    scope: 'form',
    ...change,
  }
}

function place(key: string, change: Partial<RoomPlace> = {}): RoomPlace {
  return { key, page: 1, x: 72, y: 100, width: 200, height: 16, ...change }
}
