import type { Field } from '@countersign/answers/field'
import { expect, test } from 'vitest'
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

test('with a label, the room shows where each copied answer comes from', async () => {
  const { provider, room, templates } = await createTestEngine()
  const ids = templates.map(({ templateId }) => templateId)
  const { groupId } = await provider.createGroup(groupInput(ids))
  const fill = toRoomRequest(await provider.createFillLink({ groupId, returnUrl: '/' }))
  await room.open(fill)
  await room.saveAnswers(fill, { answers: ownerAnswers })
  const next = await provider.createGroup(
    groupInput(ids.slice(0, 1), {
      requestId: 'request-2',
      prefillFrom: { groupId, label: 'Lease 2026' },
    }),
  )
  const again = toRoomRequest(
    await provider.createFillLink({ groupId: next.groupId, returnUrl: '/' }),
  )

  const { carried } = await room.open(again)
  expect(carried).toMatchObject({
    'LLEdit.rent.monthly': 'Lease 2026',
    'd1/LLEdit.notes': 'Lease 2026',
  })
  expect(Object.keys(carried)).not.toContain('LLEdit.premises.street')
})

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
