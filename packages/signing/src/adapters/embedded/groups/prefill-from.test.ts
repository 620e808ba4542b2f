import type { Field } from '@countersign/answers/field'
import { describe, expect, test } from 'vitest'
import { catchSigningError } from '../../../testing/catch-signing-error.ts'
import { makeTemplate, templateSource } from '@countersign/pdf/testing/make-template'
import {
  createTestEngine,
  groupInput,
  ownerAnswers,
  toRoomRequest,
} from '../../../testing/test-engine.ts'

test('a group that does not exist cannot be a source', async () => {
  const { provider, templates } = await createTestEngine()
  const input = groupInput([templates[0]?.templateId ?? ''], {
    prefillFrom: { groupId: '00000000-0000-4000-8000-000000000000' },
  })

  expect((await catchSigningError(provider.createGroup(input))).code).toBe('group-not-found')
})

test('the owner’s answers are taken over, in whatever state the group is; facts and signers are new', async () => {
  const { provider, room, store, templates } = await createTestEngine()
  const ids = templates.map(({ templateId }) => templateId)
  const { groupId } = await provider.createGroup(groupInput(ids))
  const fill = toRoomRequest(await provider.createFillLink({ groupId, returnUrl: '/' }))
  await room.open(fill)
  await room.saveAnswers(fill, {
    answers: { ...ownerAnswers, 'LLEdit.agreementDate': '2027-02-01' },
  })
  await provider.cancel({ groupId, reason: 'Wrong rent' })
  const next = await provider.createGroup(
    groupInput(ids.toReversed(), {
      requestId: 'request-2',
      residents: [
        { name: 'John Park', email: 'john@example.com' },
        ...groupInput([]).residents.slice(1),
      ],
      prefill: { 'property.street': '14 Elm Street' },
      prefillFrom: { groupId },
    }),
  )

  const envelope = await store.read(next.groupId)
  expect(envelope?.values).toMatchObject({
    'LLEdit.premises.street': '14 Elm Street',
    'LLEdit.agreementDate': '2027-02-01',
    'LLEdit.rent.monthly': 125_000,
    'LLEdit.term.start': '2027-03-01',
    'd2/LLEdit.parking': 'street',
    'd2/LLEdit.notes': 'No smoking.\nTwo keys.',
    'd1/LLEdit.pets': ownerAnswers['d2/LLEdit.pets'],
    'TT1.name': 'John Park',
  })
  expect(envelope?.carried).toEqual({})
})

describe('a new agreement', () => {
  test('is not finished with the rent of the earlier one unless the owner says so', async () => {
    const { room, request } = await useAgain()
    await room.saveAnswers(request, { answers: { 'LLEdit.term.start': '2028-03-01' } })

    const refused = await catchSigningError(room.finish(request))
    expect(refused).toMatchObject({
      code: 'invalid-values',
      fields: [
        {
          key: 'LLEdit.rent.monthly',
          message: 'Please confirm or change: Monthly rent. It was copied from an earlier packet.',
        },
      ],
    })

    const { after: same } = await room.saveAnswers(request, {
      answers: { 'LLEdit.rent.monthly': 125_000 },
    })
    expect(same).toMatchObject({ missing: [], toConfirm: [], carried: {} })
    expect(await room.finish(request)).toMatchObject({ state: 'finished' })
  })

  test('has no day of the earlier one, and says what its term and rent were', async () => {
    const { room, request } = await useAgain()

    const view = await room.open(request)
    expect(view.answers).toMatchObject({
      'LLEdit.rent.monthly': 125_000,
      'd1/LLEdit.notes': 'No smoking.\nTwo keys.',
    })
    expect(view.answers).not.toHaveProperty('LLEdit.term.start')
    expect(view.missing).toEqual(['LLEdit.rent.monthly', 'LLEdit.term.start'])
    expect(view.lastTerms).toEqual({
      name: 'Lease 2026',
      answers: { 'LLEdit.rent.monthly': 125_000, 'LLEdit.term.start': '2027-03-01' },
    })
    expect(view.carried).toEqual({ 'LLEdit.rent.monthly': 'Lease 2026' })
  })

  test('has no days in tables or in blanks of a custom form', async () => {
    const days = await makeTemplate({
      formId: 'plan',
      title: 'Plan',
      signerCount: 2,
      fields: [
        {
          key: 'LLEdit.items',
          role: 'LLEdit',
          type: 'table',
          label: 'Installments',
          required: false,
          scope: 'form',
          columns: [
            { key: 'amount', label: 'Amount', type: 'money' },
            { key: 'payBy', label: 'Pay by', type: 'date' },
          ],
          rows: { initial: 1, max: 3 },
        },
        custom('LLEdit.f1', 'Lease begins'),
        custom('LLEdit.f2', 'Rent'),
        custom('LLEdit.f3', 'Color of the door'),
      ],
    })
    const engine = await createTestEngine({ templates: templateSource([days]) })
    const answers = {
      'd1/LLEdit.items': [{ amount: 5000, payBy: '2027-05-01' }],
      'd1/LLEdit.f1': 'May 1, 2027',
      'd1/LLEdit.f2': '$1,200',
      'd1/LLEdit.f3': 'Green',
    }
    const { room, request } = await useAgain({ engine, ids: [days.templateId], answers })

    const view = await room.open(request)
    expect(view.answers).toMatchObject({
      'd1/LLEdit.items': [{ amount: 5000 }],
      'd1/LLEdit.f3': 'Green',
    })
    expect(view.answers).not.toHaveProperty(['d1/LLEdit.f1'])
    expect(view.toConfirm).toEqual(['d1/LLEdit.f2'])
  })
})

test('an answer stays with its blank where another edition of an uploaded PDF numbers the blanks anew', async () => {
  const edition = (number: number, fields: Field[]) =>
    makeTemplate({ formId: 'garage', title: `Garage ${number}`, signerCount: 2, fields })
  const before = await edition(1, [
    custom('LLEdit.f1', 'Door code'),
    custom('LLEdit.f2', 'Color'),
    custom('LLEdit.f3', 'Color'),
  ])
  const after = await edition(2, [
    custom('LLEdit.f1', 'Color'),
    custom('LLEdit.f2', 'Color'),
    custom('LLEdit.f3', 'Parking space'),
  ])
  const ids = [before.templateId, 'garage-2']
  const engine = await createTestEngine({
    templates: templateSource([before, { ...after, templateId: 'garage-2' }]),
  })
  const { provider, room, store } = engine
  const { groupId } = await provider.createGroup(groupInput(ids.slice(0, 1)))
  const fill = toRoomRequest(await provider.createFillLink({ groupId, returnUrl: '/' }))
  await room.open(fill)
  await room.saveAnswers(fill, {
    answers: { 'd1/LLEdit.f1': '1234', 'd1/LLEdit.f2': 'Green', 'd1/LLEdit.f3': 'Blue' },
  })
  const next = await provider.createGroup(
    groupInput(ids.slice(1), { requestId: 'request-2', prefillFrom: { groupId } }),
  )

  const values = (await store.read(next.groupId))?.values
  expect(values).toMatchObject({ 'd1/LLEdit.f1': 'Green', 'd1/LLEdit.f2': 'Blue' })
  expect(values).not.toHaveProperty(['d1/LLEdit.f3'])
})

/** A blank of a custom form. */
function custom(key: string, label: string): Field {
  return { key, role: 'LLEdit', type: 'text', label, required: false, scope: 'form' }
}

/** A new group that starts from one with these answers. */
async function useAgain({
  engine,
  ids,
  answers = ownerAnswers,
}: {
  engine?: Awaited<ReturnType<typeof createTestEngine>>
  ids?: string[]
  answers?: typeof ownerAnswers
} = {}) {
  const { provider, room, templates } = engine ?? (await createTestEngine())
  const templateIds = ids ?? templates.map(({ templateId }) => templateId)
  const { groupId } = await provider.createGroup(groupInput(templateIds))
  const fill = toRoomRequest(await provider.createFillLink({ groupId, returnUrl: '/' }))
  await room.open(fill)
  await room.saveAnswers(fill, { answers })
  const next = await provider.createGroup(
    groupInput(templateIds, {
      requestId: 'request-2',
      prefillFrom: { groupId, label: 'Lease 2026' },
    }),
  )
  const link = await provider.createFillLink({ groupId: next.groupId, returnUrl: '/' })

  return { room, request: toRoomRequest(link) }
}

test('the second of two equal forms takes over the answers of the second', async () => {
  const { provider, room, store, templateId } = await createNotices()
  const { groupId } = await provider.createGroup(groupInput([templateId, templateId]))
  const fill = toRoomRequest(await provider.createFillLink({ groupId, returnUrl: '/' }))
  await room.open(fill)
  await room.saveAnswers(fill, {
    answers: { 'd1/LLEdit.text': 'First', 'd2/LLEdit.text': 'Second' },
  })
  const next = await provider.createGroup(
    groupInput([templateId, templateId, templateId], {
      requestId: 'request-2',
      prefillFrom: { groupId },
    }),
  )

  expect((await store.read(next.groupId))?.values).toMatchObject({
    'd1/LLEdit.text': 'First',
    'd2/LLEdit.text': 'Second',
  })
  expect((await store.read(next.groupId))?.values).not.toHaveProperty('d3/LLEdit.text')
})

test('a signer’s name that the owner left as it was is the new signer’s', async () => {
  const { provider, room, store, templateId } = await createNotices()
  const { groupId } = await provider.createGroup(groupInput([templateId]))
  const fill = toRoomRequest(await provider.createFillLink({ groupId, returnUrl: '/' }))
  await room.open(fill)
  await room.saveAnswers(fill, { answers: { 'LLEdit.residentName:2': 'Mr. Nguyễn' } })
  const next = await provider.createGroup(
    groupInput([templateId], {
      requestId: 'request-2',
      residents: [
        { name: 'John Park', email: 'john@example.com' },
        { name: 'Ann Park', email: 'ann@example.com' },
      ],
      prefillFrom: { groupId },
    }),
  )

  expect((await store.read(next.groupId))?.values).toMatchObject({
    'LLEdit.residentName:1': 'John Park',
    'LLEdit.residentName:2': 'Mr. Nguyễn',
  })
})

async function createNotices() {
  const addressee = (n: number): Field => ({
    key: `LLEdit.residentName:${n}`,
    role: 'LLEdit',
    type: 'name',
    label: `Resident ${n}`,
    required: true,
    scope: 'packet',
    prefill: `signers.${n}.name`,
  })
  const text: Field = {
    key: 'LLEdit.text',
    role: 'LLEdit',
    type: 'text',
    label: 'Text',
    required: false,
    scope: 'form',
  }
  const template = await makeTemplate({
    formId: 'notice',
    title: 'Notice',
    signerCount: 2,
    fields: [addressee(1), addressee(2), text],
  })
  const engine = await createTestEngine({ templates: templateSource([template]) })
  return { ...engine, templateId: template.templateId }
}
