import { beforeAll, expect, test } from 'vitest'
import type { Field } from '@countersign/answers/field'
import { extractText } from '@countersign/pdf/testing/pdf-tools'
import { makeTemplate, templateSource } from '@countersign/pdf/testing/make-template'
import {
  completeEverything,
  createTestEngine,
  groupInput,
  toRoomRequest,
} from '../../../testing/test-engine.ts'

type Engine = Awaited<ReturnType<typeof createTestEngine>>

const whenPets = { showIf: { key: 'LLEdit.pets', in: ['yes'] } } satisfies Partial<Field>

let engine: Engine
let templateId: string
beforeAll(async () => {
  const template = await makeTemplate({
    formId: 'pets',
    title: 'Pets',
    signerCount: 1,
    fields: [
      { ...text('LLEdit.pets', 'Pets'), type: 'yesno' },
      { ...text('LLEdit.petName', 'Name of the pet'), ...whenPets },
      { ...text('TT1.vet', 'Veterinarian'), role: 'TT1', required: false, ...whenPets },
    ],
  })
  templateId = template.templateId
  engine = await createTestEngine({ templates: templateSource([template]) })
})

test('a field that another answer hides is neither required nor printed, and its answer comes back', async () => {
  const { provider, room, fill, groupId } = await openGroup()
  const savePets = async (pets: string) =>
    (await room.saveAnswers(fill, { answers: { 'd1/LLEdit.pets': pets } })).after
  expect((await room.open(fill)).missing).toEqual(['d1/LLEdit.pets'])
  expect((await savePets('yes')).missing).toEqual(['d1/LLEdit.petName'])
  await room.saveAnswers(fill, { answers: { 'd1/LLEdit.petName': 'Rex' } })

  expect((await savePets('no')).missing).toEqual([])
  expect((await savePets('yes')).answers['d1/LLEdit.petName']).toBe('Rex')
  await savePets('no')
  await room.finish(fill)
  const { documents } = await provider.getDraftText({ groupId })
  expect(JSON.stringify(documents)).not.toContain('Name of the pet')
  const { pdf } = await provider.getDraftFile({ groupId })
  expect(extractText(pdf)).not.toContain('Rex')
})

test('a resident learns nothing of an answer that is hidden, and is not asked for theirs', async () => {
  const { room, provider, fill, groupId } = await openGroup()
  await room.saveAnswers(fill, {
    answers: { 'd1/LLEdit.pets': 'no', 'd1/LLEdit.petName': 'Rex' },
  })
  await room.finish(fill)
  await provider.send({ groupId })
  const link = await provider.createSigningLink({ groupId, role: 'TT1', returnUrl })
  const request = toRoomRequest(link)
  const view = await room.open(request)
  expect(Object.values(view.answers)).not.toContain('Rex')
  await completeEverything(room, request, view)
  expect((await room.finish(request)).state).toBe('finished')
})

const returnUrl = '/done'
let count = 0

async function openGroup() {
  const { provider, room } = engine
  const [resident] = groupInput([]).residents
  const { groupId } = await provider.createGroup(
    groupInput([templateId], {
      requestId: `conditions-${(count += 1)}`,
      residents: resident ? [resident] : [],
    }),
  )
  const fill = toRoomRequest(await provider.createFillLink({ groupId, returnUrl }))

  return { provider, room, groupId, fill }
}

function text(key: string, label: string): Field {
  return { key, role: 'LLEdit', type: 'text', label, required: true, scope: 'form' }
}
