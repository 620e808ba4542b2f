import { beforeAll, describe, expect, test } from 'vitest'
import type { Field } from '@countersign/answers/field'
import {
  findRoomField,
  groupInput,
  createTestEngine,
  toRoomRequest,
} from '../../../testing/test-engine.ts'
import { extractText } from '@countersign/pdf/testing/pdf-tools'
import { makeTemplate, templateSource } from '@countersign/pdf/testing/make-template'
import { catchSigningError } from '../../../testing/catch-signing-error.ts'

type Engine = Awaited<ReturnType<typeof createTestEngine>>

let engine: Engine
let templateId: string
beforeAll(async () => {
  const template = await makeTemplate({
    formId: 'account',
    title: 'Account',
    signerCount: 1,
    fields: [
      owner('LLEdit.from', 'date', 'Tenancy starts'),
      { ...owner('LLEdit.until', 'date', 'Tenancy ends'), notBefore: 'LLEdit.from' },
      { ...owner('LLEdit.keys', 'date', 'Keys are given on'), notAfter: 'LLEdit.until' },
      owner('LLEdit.rent', 'money', 'Rent'),
      { ...owner('LLEdit.other', 'money', 'Other'), required: false },
      {
        ...owner('LLEdit.total', 'money', 'Total'),
        sumOf: [{ key: 'LLEdit.rent' }, { key: 'LLEdit.other' }],
      },
    ],
  })
  templateId = template.templateId
  engine = await createTestEngine({ templates: templateSource([template]) })
})

describe('A sum', () => {
  test('cannot be typed', async () => {
    const { room, request } = await fillRoom()
    const error = await catchSigningError(
      room.saveAnswers(request, { answers: { 'd1/LLEdit.total': 1 } }),
    )

    expect(error.fields).toEqual([
      { key: 'd1/LLEdit.total', message: 'This is computed from other answers.' },
    ])
  })

  test('is recalculated with every answer, cannot be edited, and is printed in the document', async () => {
    const { room, request, view } = await fillRoom()
    const { after: one } = await room.saveAnswers(request, {
      answers: { 'd1/LLEdit.rent': 120_000 },
    })
    const { after: two } = await room.saveAnswers(request, {
      answers: { 'd1/LLEdit.other': 5_050 },
    })
    const { after: back } = await room.saveAnswers(request, {
      answers: { 'd1/LLEdit.other': null },
    })

    expect(findRoomField(view, 'd1/LLEdit.total')?.mine).toBe(false)
    expect(view.answers['d1/LLEdit.total']).toBe(0)
    expect(view.missing).not.toContain('d1/LLEdit.total')
    expect([one, two, back].map(({ answers }) => answers['d1/LLEdit.total'])).toEqual([
      120_000, 125_050, 120_000,
    ])
    await room.saveAnswers(request, { answers: { 'd1/LLEdit.other': 1_234 } })
    const pdf = await room.getDocumentPdf(request, { documentId: 'd1' })
    expect(extractText(pdf)).toContain('$1,212.34')
  })
})

describe('Two dates that contradict each other', () => {
  test('are saved as typed, reported at the later one, and prevent finishing', async () => {
    const { room, request } = await fillRoom()
    const answers = {
      'd1/LLEdit.from': '2027-03-01',
      'd1/LLEdit.until': '2027-02-28',
      'd1/LLEdit.keys': '2027-03-01',
      'd1/LLEdit.rent': 100,
    }
    const { after: view } = await room.saveAnswers(request, { answers })
    const error = await catchSigningError(room.finish(request))
    const problems = [
      {
        key: 'd1/LLEdit.until',
        message: 'This cannot be before “Tenancy starts”, March 1, 2027.',
      },
      {
        key: 'd1/LLEdit.keys',
        message: 'This cannot be after “Tenancy ends”, February 28, 2027.',
      },
    ]

    expect(view.answers).toMatchObject(answers)
    expect(view.problems).toEqual(problems)
    expect(error.fields).toEqual(problems)
  })
})

describe('An answer that one form asks and another only adds up', () => {
  const charge = { ...owner('LLEdit.pet', 'money', 'Pet deposit'), scope: 'packet' as const }
  const optional = { ...charge, required: false }

  test('is typed in the first and counted in the second, where nobody can type it', async () => {
    const templates = await Promise.all([
      makeTemplate({
        formId: 'list',
        title: 'List of charges',
        signerCount: 1,
        fields: [
          { ...optional, locked: true, internal: true },
          {
            ...owner('LLEdit.total', 'money', 'Total'),
            required: false,
            sumOf: [{ key: 'LLEdit.pet' }],
          },
        ],
      }),
      makeTemplate({ formId: 'pets', title: 'Pets', signerCount: 1, fields: [optional] }),
    ])
    const { provider, room } = await createTestEngine({ templates: templateSource(templates) })
    const [resident] = groupInput([]).residents
    const { groupId } = await provider.createGroup(
      groupInput(
        templates.map((template) => template.templateId),
        { requestId: 'asked-elsewhere', residents: resident ? [resident] : [] },
      ),
    )
    const request = toRoomRequest(await provider.createFillLink({ groupId, returnUrl: '/done' }))
    const { after: saved } = await room.saveAnswers(request, { answers: { 'LLEdit.pet': 30_000 } })

    expect(saved.answers['d1/LLEdit.total']).toBe(30_000)
  })
})

let packets = 0
async function fillRoom() {
  const { provider, room } = engine
  packets += 1
  const [resident] = groupInput([]).residents
  const { groupId } = await provider.createGroup(
    groupInput([templateId], {
      requestId: `adding-up-${packets}`,
      residents: resident ? [resident] : [],
    }),
  )
  const request = toRoomRequest(await provider.createFillLink({ groupId, returnUrl: '/done' }))
  return { room, request, view: await room.open(request) }
}

function owner(key: string, type: Field['type'], label: string): Field {
  return { key, role: 'LLEdit', type, label, required: true, scope: 'form' }
}
