import type { Field } from '@countersign/answers/field'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catchSigningError } from '../../testing/catch-signing-error.ts'
import { makeTemplate, templateSource } from '@countersign/pdf/testing/make-template'
import { createTestEngineOptions, groupInput, toRoomRequest } from '../../testing/test-engine.ts'
import { startFakeSignNow } from './testing/start-fake-signnow.ts'
import type { FakeSignNow } from './testing/fake-signnow.ts'
import { createSignNowParts, returnUrls } from './testing/signnow-harness.ts'

let fake: FakeSignNow
beforeAll(async () => {
  fake = await startFakeSignNow()
})
afterAll(() => fake.close())

const stays: Field = {
  key: 'TT1.stays',
  role: 'TT1',
  type: 'radio',
  label: 'Do you stay?',
  required: true,
  scope: 'form',
  options: [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No' },
  ],
}
const leaves: Field = { ...text('TT1.leaves', 'When you leave'), required: false }
const asks: Field = {
  ...stays,
  key: 'LLEdit.asks',
  role: 'LLEdit',
  label: 'Ask whether they stay',
}
const whenLeaving = { key: 'TT1.stays', in: ['no'] }
const whenAsked = { key: 'LLEdit.asks', in: ['yes'] }

test.each<[name: string, fields: Field[]]>([
  ['one of several boxes', [stays]],
  [
    'an answer that another answer makes required',
    [
      { ...stays, required: false },
      { ...leaves, requiredIf: whenLeaving },
    ],
  ],
  [
    'an answer that another answer shows',
    [
      { ...stays, required: false },
      { ...leaves, required: true, showIf: whenLeaving },
    ],
  ],
])('a form that needs %s is refused before a packet is made', async (_, fields) => {
  const { provider, templateId } = await openProvider(fields)
  fake.calls.length = 0
  const error = await catchSigningError(provider.createGroup(input(templateId)))

  expect(error.code).toBe('invalid-values')
  expect(error.fields.map(({ key }) => key)).toEqual(['templateIds.0'])
  expect(error.message).toContain('“Offer” needs an answer that SignNow cannot require')
  expect(error.message).toContain('have it signed on paper')
  expect(fake.calls).toEqual([])
})

test('such a form may be printed', async () => {
  const { provider, templateId } = await openProvider([stays])

  await expect(
    provider.createGroup({ ...input(templateId), printOnly: true }),
  ).resolves.toBeDefined()
})

test('a question that the owner turns on is refused at the owner’s answer, before the packet is filled', async () => {
  const { provider, room, templateId } = await openProvider([
    asks,
    { ...stays, required: false, requiredIf: whenAsked },
  ])
  const { groupId } = await provider.createGroup(input(templateId))
  const fill = toRoomRequest(await provider.createFillLink({ groupId, returnUrl: '/done' }))
  await room.open(fill)
  await room.saveAnswers(fill, { answers: { 'd1/LLEdit.asks': 'yes' } })
  const error = await catchSigningError(room.finish(fill))

  expect(error.fields).toMatchObject([
    { key: 'd1/LLEdit.asks', message: expect.stringContaining('“Do you stay?”') },
  ])
  expect((await provider.readGroup({ groupId })).state).toBe('filling')
  await room.saveAnswers(fill, { answers: { 'd1/LLEdit.asks': 'no' } })
  await room.finish(fill)
  expect((await provider.readGroup({ groupId })).state).toBe('filled')
})

test('what may stay empty, and an address that is always known, are no hindrance', async () => {
  const { provider, templateId } = await openProvider([
    { ...stays, required: false },
    {
      ...leaves,
      type: 'email',
      requiredIf: whenLeaving,
      prefill: 'signers.1.email',
    },
  ])

  await expect(provider.createGroup(input(templateId))).resolves.toBeDefined()
})

test('SignNow asks for the signatures of this inspection only, with their days', async () => {
  const { provider, room, templateId } = await openProvider([
    asks,
    ...signatureOf('moveIn', { key: 'LLEdit.asks', in: ['no'] }),
    ...signatureOf('moveOut', whenAsked),
  ])
  const { groupId } = await provider.createGroup(input(templateId))
  const fill = toRoomRequest(await provider.createFillLink({ groupId, returnUrl: '/done' }))
  await room.open(fill)
  await room.saveAnswers(fill, { answers: { 'd1/LLEdit.asks': 'no' } })
  await room.finish(fill)
  await provider.send({ groupId, returnUrls })

  const placed = [...fake.state.documents.values()].flatMap(({ fields }) => fields)
  const names = placed.map(({ name }) => name).filter((name) => name.includes(':'))
  expect(names.toSorted()).toEqual([
    'd1/TT1.initials:rules',
    'd1/TT1.signature:moveIn',
    'd1/TT1.signedDate:moveIn',
  ])
  expect(placed.find(({ name }) => name === 'd1/TT1.signedDate:moveIn')).toMatchObject({
    lock_to_sign_date: true,
    required: true,
  })
})

function signatureOf(occurrence: string, requiredIf: NonNullable<Field['requiredIf']>): Field[] {
  const own = { role: 'TT1', scope: 'form', required: false } as const
  return [
    {
      ...own,
      key: `TT1.signature:${occurrence}`,
      type: 'signature',
      label: `Signature ${occurrence}`,
      requiredIf,
    },
    {
      ...own,
      key: `TT1.signedDate:${occurrence}`,
      type: 'signedDate',
      label: `Date ${occurrence}`,
      locked: true,
    },
  ]
}

function text(key: string, label: string): Field {
  return { key, role: 'TT1', type: 'text', label, required: true, scope: 'form' }
}

async function openProvider(fields: Field[]) {
  const template = await makeTemplate({ formId: 'offer', title: 'Offer', signerCount: 1, fields })
  const { options } = await createTestEngineOptions({ templates: templateSource([template]) })
  const parts = await createSignNowParts(fake, { engine: options })
  return { ...parts, templateId: template.templateId }
}

let count = 0

function input(templateId: string) {
  const group = groupInput([templateId], { requestId: `unsupported-${(count += 1)}` })
  return { ...group, residents: group.residents.slice(0, 1) }
}
