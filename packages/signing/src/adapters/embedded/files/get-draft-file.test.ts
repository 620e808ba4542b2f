import type { Field } from '@countersign/answers/field'
import { expect, test } from 'vitest'
import {
  completeEverything,
  createTestEngine,
  groupInput,
  signEverything,
  toRoomRequest,
} from '../../../testing/test-engine.ts'
import { makeTemplate, templateSource } from '@countersign/pdf/testing/make-template'
import { extractText } from '@countersign/pdf/testing/pdf-tools'
import { createSentPacket } from '../../../testing/sent-packet.ts'
import type { Envelope } from '../../../envelope.ts'
import { describeDraft } from './describe-draft.ts'

const clock = () => new Date('2027-03-03T12:00:00Z')

test('every page of an unsigned draft says so', async () => {
  const { provider, groupId } = await createSentPacket({ clock })
  const { pdf, pages, filledAt } = await provider.getDraftFile({ groupId })

  const text = extractText(pdf)
  expect(text.match(/Draft, not signed · Page \d of \d/g)).toHaveLength(pages)
  expect(text).toContain('$1,250.00')
  expect(text).not.toContain('Packet ')
  expect(filledAt).toBe('2027-03-03T12:00:00.000Z')
})

test('what is printed to be signed in ink does not call itself a draft', async () => {
  const { provider, groupId } = await createSentPacket({ clock })
  const { pdf } = await provider.getDraftFile({ groupId, forPaper: true })

  const text = extractText(pdf)
  expect(text).not.toMatch(/draft/i)
  expect(text).toContain('$1,250.00')
})

test('a draft shows who has signed, and nothing of those who have not finished', async () => {
  const { provider, room, groupId, open } = await createSentPacket({ clock })
  const viet = await open('TT2')
  await signEverything(room, viet, await room.open(viet), { kind: 'typed', text: 'N. Viet' })
  const maria = await open('TT1')
  await completeEverything(room, maria, await room.open(maria), { kind: 'typed', text: 'M. Lopez' })
  await room.saveAnswers(maria, { answers: { 'd1/TT1.vehicle': 'Blue van' } })

  const { pdf, pages } = await provider.getDraftFile({ groupId })
  const text = extractText(pdf)
  const line =
    /Draft: signed by Nguyễn Việt on March 3, 2027 CST; not yet by Maria López and Olivia Owner · Page/g
  expect(text.match(line)).toHaveLength(pages)
  expect(text).toContain('Signed by Nguyễn Việt')
  expect(text).not.toMatch(/Signed by Maria|Blue van/)
})

test('the line gets shorter step by step, and a closed packet does not say “yet”', () => {
  const signer = (role: 'TT1' | 'TT2' | 'LLSign', name: string, signedAt?: string) => ({
    role,
    name,
    email: '',
    ...(signedAt ? { state: 'signed' as const, signedAt } : { state: 'pending' as const }),
  })
  const recipients = [
    signer('TT1', 'Maria Lopez', '2027-03-03T12:00:00Z'),
    signer('TT2', 'John Park'),
    signer('LLSign', 'Olivia Owner'),
  ]
  const envelope: Envelope = {
    envelopeId: 'e',
    requestId: 'r',
    name: 'Lease',
    state: 'declined',
    ended: { by: 'TT2', at: '2027-03-04T12:00:00Z', reason: 'No' },
    documents: [],
    recipients,
    values: {},
    createdAt: '2027-03-01T12:00:00Z',
  }

  expect(describeDraft(envelope)).toEqual([
    'Draft: signed by Maria Lopez on March 3, 2027 UTC; not by John Park and Olivia Owner',
    'Draft: signed by Maria Lopez on 3/3/2027 UTC; not by John Park and Olivia Owner',
    'Draft: signed by Maria Lopez; not by John Park and Olivia Owner',
    'Draft: 1 of 3 signed; not by John Park and Olivia Owner',
    'Draft: 1 of 3 signed',
  ])
})

test('a draft keeps what was prefilled for the owner’s signature, and not a signature in progress', async () => {
  const title: Field = {
    key: 'LLSign.title',
    role: 'LLSign',
    type: 'text',
    label: 'Title',
    required: false,
    scope: 'form',
    prefill: 'user.title',
  }
  const template = await makeTemplate({
    formId: 'lease',
    title: 'Lease',
    signerCount: 1,
    fields: [title],
  })
  const { provider, room } = await createTestEngine({
    clock,
    templates: templateSource([template]),
  })
  const { groupId } = await provider.createGroup(
    groupInput([template.templateId], {
      residents: groupInput([]).residents.slice(0, 1),
      prefill: { 'user.title': 'Property manager' },
    }),
  )
  const fill = toRoomRequest(await provider.createFillLink({ groupId, returnUrl: '/' }))
  await room.open(fill)
  await room.finish(fill)
  await provider.send({ groupId })
  for (const role of ['TT1', 'LLSign'] as const) {
    const request = toRoomRequest(
      await provider.createSigningLink({ groupId, role, returnUrl: '/' }),
    )
    const view = await room.open(request)
    await completeEverything(room, request, view, { kind: 'typed', text: `Ink of ${role}` })
    if (role === 'TT1') {
      await room.finish(request)
    }
  }

  const text = extractText((await provider.getDraftFile({ groupId })).pdf)
  expect(text).toContain('Property manager')
  expect(text).toContain('Signed by Maria López')
  expect(text).not.toContain('Signed by Olivia Owner')
})
