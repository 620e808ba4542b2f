import { beforeAll, expect, test } from 'vitest'
import type { Answers } from '@countersign/answers/answer'
import type { Field } from '@countersign/answers/field'
import type { EarlierAnswers } from '../../../provider.ts'
import { groupInput, createTestEngine, toRoomRequest } from '../../../testing/test-engine.ts'
import { makeTemplate, templateSource } from '@countersign/pdf/testing/make-template'

let engine: Awaited<ReturnType<typeof createTestEngine>>
let templateIds: string[]
beforeAll(async () => {
  const template = (formId: string, fields: Field[]) =>
    makeTemplate({ formId, title: formId, signerCount: 2, fields })
  const templates = [
    await template('lease', [
      carried(owner('LLEdit.rent.monthly', 'money')),
      carried({ ...owner('LLEdit.landlord', 'name'), prefill: 'initiator.name' }),
      carried({ ...owner('LLEdit.fee', 'money'), scope: 'form' }),
      owner('LLEdit.start', 'date'),
      { ...owner('LLEdit.lead', 'radio'), options: [{ value: 'none', label: 'No knowledge' }] },
    ]),
    await template('renewal', [
      owner('LLEdit.rent.monthly', 'money'),
      carried({ ...owner('LLEdit.dueDay', 'integer'), usual: 1 }),
      { ...owner('LLEdit.old', 'money'), carriedFrom: 'LLEdit.rent.monthly' },
    ]),
  ]
  templateIds = templates.map(({ templateId }) => templateId)
  engine = await createTestEngine({ templates: templateSource(templates) })
})

const before: Answers = {
  'LLEdit.rent.monthly': 120_000,
  'LLEdit.landlord': 'Somebody Else',
  'LLEdit.fee': 5_000,
  'LLEdit.start': '2025-01-01',
  'LLEdit.lead': 'none',
  'TT1.vehicle': 'Blue truck',
}

test('only fields that allow it are prefilled from an earlier packet: no agreement date and no disclosure', async () => {
  const { answers, carried } = await start(['lease'], [{ name: 'Lease 2025', answers: before }])

  expect(answers).toMatchObject({ 'LLEdit.rent.monthly': 120_000, 'd1/LLEdit.fee': 5_000 })
  expect(answers).not.toHaveProperty('LLEdit.start')
  expect(answers).not.toHaveProperty('LLEdit.lead')
  expect(carried).toEqual({ 'LLEdit.rent.monthly': 'Lease 2025' })
})

test('facts about this packet take precedence over an earlier packet', async () => {
  const { answers } = await start(['lease'], [{ name: 'Lease 2025', answers: before }])

  expect(answers['LLEdit.landlord']).toBe('Olivia Owner')
})

test('the usual answer is given where no earlier packet has one', async () => {
  const first = await start(['renewal'], [])
  const next = await start(['renewal'], [{ name: 'Lease 2025', answers: { 'LLEdit.dueDay': 5 } }])

  expect(first.answers['LLEdit.dueDay']).toBe(1)
  expect(first.carried).not.toHaveProperty('LLEdit.dueDay')
  expect(next.answers['LLEdit.dueDay']).toBe(5)
})

test('the newest valid answer is reused, and invalid ones are not', async () => {
  const { answers, carried } = await start(
    ['lease'],
    [
      { name: 'Wrong', answers: { 'LLEdit.rent.monthly': -1 } },
      { name: 'Newer', answers: { 'LLEdit.rent.monthly': 130_000 } },
      { name: 'Older', answers: before },
    ],
  )

  expect(answers).toMatchObject({ 'LLEdit.rent.monthly': 130_000, 'd1/LLEdit.fee': 5_000 })
  expect(carried).toEqual({ 'LLEdit.rent.monthly': 'Newer' })
})

test('a form that must be answered again ignores the earlier answer', async () => {
  const { answers } = await start(['lease', 'renewal'], [{ name: 'Lease 2025', answers: before }])

  expect(answers).not.toHaveProperty('LLEdit.rent.monthly')
  expect(answers['LLEdit.old']).toBe(120_000)
})

test('a group returns the owner’s answers once it is filled, and nobody else’s', async () => {
  const { provider, room } = engine
  const { request, groupId } = await start(['lease'], [])
  expect(await provider.getOwnerAnswers?.({ groupIds: [groupId, 'gone'] })).toEqual([{}, {}])

  await room.saveAnswers(request, {
    answers: {
      'LLEdit.rent.monthly': 1,
      'd1/LLEdit.fee': 2,
      'LLEdit.start': '2027-01-01',
      'LLEdit.lead': 'none',
    },
  })
  await room.finish(request)
  expect(await provider.getOwnerAnswers?.({ groupIds: ['gone', groupId] })).toEqual([
    {},
    {
      'LLEdit.landlord': 'Olivia Owner',
      'LLEdit.rent.monthly': 1,
      'LLEdit.fee': 2,
      'LLEdit.start': '2027-01-01',
      'LLEdit.lead': 'none',
    },
  ])
})

let packets = 0
async function start(forms: string[], earlier: EarlierAnswers[]) {
  const { provider, room } = engine
  packets += 1
  const ids = templateIds.filter((id) => forms.some((form) => id.startsWith(`${form}@`)))
  const input = groupInput(ids, { requestId: `carried ${packets}`, earlier })
  const { groupId } = await provider.createGroup(input)
  const request = toRoomRequest(await provider.createFillLink({ groupId, returnUrl: '/' }))
  return { request, groupId, ...(await room.open(request)) }
}

function owner(key: string, type: Field['type']): Field {
  return { key, role: 'LLEdit', type, label: key, required: true, scope: 'packet' }
}

function carried(field: Field): Field {
  return { ...field, carriedFrom: field.key }
}
