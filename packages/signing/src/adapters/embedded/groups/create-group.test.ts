import { expect, test } from 'vitest'
import type { GroupInput } from '../../../provider.ts'
import type { Template } from '@countersign/pdf/template'
import { groupInput, createTestEngine, toRoomRequest } from '../../../testing/test-engine.ts'
import { makeTemplate, templateSource } from '@countersign/pdf/testing/make-template'
import { catchSigningError } from '../../../testing/catch-signing-error.ts'

test.each<[string, Partial<GroupInput>, string, string?]>([
  ['no forms', { templateIds: [] }, 'invalid-values'],
  ['no residents', { residents: [] }, 'invalid-values'],
  ['five residents', { residents: many(5) }, 'invalid-values'],
  ['a form for another number of residents', { residents: many(1) }, 'invalid-values'],
  ['a packet name in emoji', { name: 'My 🏠' }, 'unsupported-characters', 'name'],
  ['a packet name of two lines', { name: 'a\nb' }, 'unsupported-characters', 'name'],
  [
    'a packet name with a direction override',
    { name: 'a\u202Eb' },
    'unsupported-characters',
    'name',
  ],
  [
    'a resident’s name that cannot be printed',
    { residents: [...many(1), { name: 'สมชาย', email: 'li@example.com' }] },
    'unsupported-characters',
    'signers.2.name',
  ],
  [
    'an owner’s name that cannot be printed',
    { initiator: { name: 'გიორგი', email: 'm@example.com' } },
    'unsupported-characters',
    'initiator.name',
  ],
])('%s is rejected, and no group is created', async (_name, change, code, key) => {
  const { provider, templates, store } = await createTestEngine()
  const ids = templates.map((template) => template.templateId)
  const error = await catchSigningError(provider.createGroup(groupInput(ids, change)))

  expect(error.code).toBe(code)
  expect(error.fields[0]?.key).toBe(key)
  expect(await store.transaction((tx) => tx.findByRequest('request-1'))).toBeUndefined()
})

test('a locked answer that is missing or invalid is rejected by name', async () => {
  const { provider, templates } = await createTestEngine()
  const [lease] = templates
  const ids = [lease?.templateId ?? '']
  const missing = await catchSigningError(provider.createGroup(groupInput(ids, { prefill: {} })))
  const wrong = await catchSigningError(
    provider.createGroup(groupInput(ids, { prefill: { 'property.street': 'สุขุมวิท Street' } })),
  )

  expect(missing).toMatchObject({ code: 'invalid-values' })
  expect(missing.message).toContain('“Street”')
  expect(wrong).toMatchObject({ code: 'unsupported-characters' })
  expect(wrong.fields[0]?.key).toBe('LLEdit.premises.street')
})

test('fields are prefilled with known facts: property, names, date, first rows of tables', async () => {
  const rooms = await makeTemplate({
    formId: 'rooms',
    title: 'Rooms',
    signerCount: 2,
    fields: [
      {
        key: 'LLEdit.rooms',
        role: 'LLEdit',
        type: 'table',
        label: 'Rooms',
        required: false,
        scope: 'form',
        columns: [{ key: 'room', label: 'Room', type: 'text' }],
        rows: { initial: 2, max: 4, first: [{ room: 'Kitchen' }, { room: 'Bath' }] },
      },
    ],
  })
  const { templates: own } = await createTestEngine()
  const { provider, store } = await createTestEngine({
    templates: templateSource([...own, rooms]),
    clock: () => new Date('2027-03-03T02:00:00Z'),
  })
  const ids = [...own.map((template) => template.templateId), rooms.templateId]
  const { groupId } = await provider.createGroup(groupInput(ids))
  const envelope = await store.read(groupId)

  expect(envelope?.values).toEqual({
    'LLEdit.premises.street': '12 Oak Street',
    'LLEdit.agreementDate': '2027-03-03',
    'TT1.name': 'Maria López',
    'TT2.name': 'Nguyễn Việt',
    'LLSign.name': 'Olivia Owner',
    'd3/LLEdit.rooms': [{ room: 'Kitchen' }, { room: 'Bath' }],
  })
  expect(envelope?.premises).toBe('12 Oak Street, Unit 3B, Springfield, IL 62701')
})

test('an invalid fact for an editable field is left for the owner to enter', async () => {
  const { provider, store, templates } = await createTestEngine()
  const { groupId } = await provider.createGroup(
    groupInput([templates[0]?.templateId ?? ''], {
      prefill: { 'property.street': '12 Oak Street', today: 'tomorrow' },
    }),
  )

  expect((await store.read(groupId))?.values).not.toHaveProperty('LLEdit.agreementDate')
})

test('a template whose text changed under its id is not used for an older packet', async () => {
  const { templates } = await createTestEngine()
  const [lease] = templates
  let current = templates
  const { provider } = await createTestEngine({
    templates: { find: (id) => Promise.resolve(current.find((one) => one.templateId === id)) },
  })
  const { groupId } = await provider.createGroup(groupInput([lease?.templateId ?? '']))
  const link = await provider.createFillLink({ groupId, returnUrl: '/' })
  current = templates.map((template) => ({ ...template, sha256: 'other' }))

  expect(new URL(link.url).hash).toHaveLength(44)
  expect((await catchSigningError(provider.getExecutedFile({ groupId }))).code).toBe('not-executed')
})

test('a packet continues with its original template after the form was redrawn', async () => {
  const { templates } = await createTestEngine()
  const [lease] = templates
  const kept: Template[] = []
  let current = templates
  const { provider, room } = await createTestEngine({
    templates: { find: (id) => Promise.resolve(current.find((one) => one.templateId === id)) },
    archive: {
      save: (made) => Promise.resolve(void kept.push(...made)),
      find: ({ sha256 }) => Promise.resolve(kept.find((one) => one.sha256 === sha256)),
    },
  })
  const { groupId } = await provider.createGroup(groupInput([lease?.templateId ?? '']))
  const link = await provider.createFillLink({ groupId, returnUrl: '/' })
  current = templates.map((template) => ({ ...template, sha256: 'other' }))
  const drawnAnew = await room.open(toRoomRequest(link))
  current = []
  const gone = await room.open(toRoomRequest(link))

  expect(drawnAnew.documents.map(({ title }) => title)).toEqual([lease?.title])
  expect(gone.documents).toEqual(drawnAnew.documents)
})

function many(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    name: `Resident ${index + 1}`,
    email: `r${index + 1}@example.com`,
  }))
}
