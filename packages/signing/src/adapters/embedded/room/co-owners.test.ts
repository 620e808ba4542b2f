import { beforeEach, describe, expect, test } from 'vitest'
import type { SignerRole } from '@countersign/answers/field'
import { extractText, readSignatures } from '@countersign/pdf/testing/pdf-tools'
import { makeTemplate, templateSource } from '@countersign/pdf/testing/make-template'
import type { GroupInput } from '../../../provider.ts'
import { catchSigningError } from '../../../testing/catch-signing-error.ts'
import { readStates } from '../../../testing/provider-contract/harness.ts'
import {
  createTestEngine,
  groupInput,
  signEverything,
  toRoomRequest,
} from '../../../testing/test-engine.ts'

const coOwners = [
  { name: 'Sam Ellis', email: 'sam@example.com' },
  { name: 'Ada Ellis', email: 'ada@example.com' },
]

describe('A packet with co-owners', () => {
  test('is refused for more than two owners beside the one who sends it', async () => {
    const third = { name: 'Tom Ellis', email: 'tom@example.com' }
    const { provider, input } = await prepare({ coOwners: [...coOwners, third] })

    expect(await catchSigningError(provider.createGroup(input))).toMatchObject({
      message: 'A packet has at most two owners beside you.',
    })
  })

  test('is refused when a co-owner has nothing to sign, or a place has no co-owner', async () => {
    const alone = await prepare({ coOwners: [] })
    expect(await catchSigningError(alone.provider.createGroup(alone.input))).toMatchObject({
      message: 'One of the forms was selected for a different number of owners. Select it again.',
    })

    const without = await prepare({ coOwners }, { owners: 1 })
    expect(await catchSigningError(without.provider.createGroup(without.input))).toMatchObject({
      message: 'Sam Ellis has nothing to sign in this packet.',
    })
  })

  describe('that is sent', () => {
    let packet: Awaited<ReturnType<typeof send>>
    beforeEach(async () => {
      packet = await send()
    })

    test('lets co-owners sign only after all residents, and the owner only after them', async () => {
      const { provider, groupId, sign, open } = packet
      await sign('TT1')
      expect(await catchSigningError(open('LL2'))).toMatchObject({
        code: 'not-your-turn',
        message: 'Owners sign after all residents. Still waiting for Nguyễn Việt.',
      })

      await sign('TT2')
      expect(await catchSigningError(open('LLSign'))).toMatchObject({
        code: 'not-your-turn',
        message:
          'The owner who sent the packet signs last. Still waiting for Sam Ellis and Ada Ellis.',
      })

      await sign('LL3')
      await sign('LL2')
      expect(await readStates(provider, groupId)).toEqual({
        group: 'residents-signed',
        TT1: 'signed',
        TT2: 'signed',
        LL2: 'signed',
        LL3: 'signed',
        LLSign: 'pending',
      })
      await sign('LLSign')
      expect((await provider.readGroup({ groupId })).state).toBe('complete')
    })

    test('asks a co-owner for consent, and to confirm each form, as a resident', async () => {
      await packet.sign('TT1')
      await packet.sign('TT2')
      const request = await packet.open('LL2')
      const view = await packet.room.open(request)

      expect(view.consent.required).toBe(true)
      expect(view.missing).toContain('d1/LL2.confirmed')
      expect(view.person.name).toBe('Sam Ellis')
    })

    test('names every owner who signed in the executed file and in its evidence', async () => {
      for (const role of ['TT1', 'TT2', 'LL2', 'LL3', 'LLSign'] as const) {
        await packet.sign(role)
      }
      const { pdf } = await packet.provider.getExecutedFile({ groupId: packet.groupId })
      const text = extractText(pdf)

      expect(text).toMatch(/Owner 2[^]*Sam Ellis/)
      expect(text).toMatch(/Owner 3[^]*Ada Ellis/)
      expect(text).toContain('Personal link sent to sam@example.com')
      expect(readSignatures(pdf)).toContain('Total document signed')
    })

    test('lets the name of a co-owner be corrected before anybody has signed', async () => {
      const { provider, groupId, store } = packet
      await provider.correctSigner({
        groupId,
        role: 'LL2',
        name: 'Samuel Ellis',
        email: 'samuel@example.com',
      })

      expect((await store.read(groupId))?.values).toMatchObject({ 'LL2.name': 'Samuel Ellis' })
    })

    test('gives exactly one of two owners who finish at once the last word', async () => {
      await packet.sign('TT1')
      await packet.sign('TT2')
      await Promise.all([packet.sign('LL2'), packet.sign('LL3')])

      expect(await readStates(packet.provider, packet.groupId)).toMatchObject({
        LL2: 'signed',
        LL3: 'signed',
        LLSign: 'pending',
      })
    })
  })
})

test('of one resident’s private copy, which a co-owner cannot see, the certificate says so', async () => {
  const templates = await Promise.all([
    makeTemplate({ formId: 'lease', title: 'Residential Lease', signerCount: 1, owners: 2 }),
    makeTemplate({ formId: 'application', title: 'Application', signerCount: 1, copyOf: 'TT1' }),
  ])
  const engine = await createTestEngine({ templates: templateSource(templates) })
  const templateIds = templates.map(({ templateId }) => templateId)
  const residents = [{ name: 'Maria López', email: 'maria@example.com' }]
  const input = groupInput(templateIds, { residents, coOwners: coOwners.slice(0, 1) })
  const { groupId, sign } = await sendPacket({ ...engine, input })
  for (const role of ['TT1', 'LL2', 'LLSign'] as const) {
    await sign(role)
  }

  const { pdf } = await engine.provider.getExecutedFile({ groupId })
  expect(extractText(pdf)).toContain('There is 1 private copy among these documents.')
})

async function prepare(change: Partial<GroupInput>, { owners = 3 } = {}) {
  const template = await makeTemplate({
    formId: 'lease',
    title: 'Residential Lease',
    signerCount: 2,
    owners,
  })
  const engine = await createTestEngine({ templates: templateSource([template]) })
  return { ...engine, input: groupInput([template.templateId], change) }
}

async function send() {
  return sendPacket(await prepare({ coOwners }))
}

async function sendPacket(engine: Awaited<ReturnType<typeof prepare>>) {
  const { provider, room, input } = engine
  const { groupId } = await provider.createGroup(input)
  const fill = toRoomRequest(await provider.createFillLink({ groupId, returnUrl: '/' }))
  await room.open(fill)
  await room.finish(fill)
  await provider.send({ groupId })
  const open = async (role: SignerRole) =>
    toRoomRequest(await provider.createSigningLink({ groupId, role, returnUrl: '/' }))
  const sign = async (role: SignerRole) => {
    const request = await open(role)
    await signEverything(room, request, await room.open(request))
  }
  return { ...engine, groupId, open, sign }
}
