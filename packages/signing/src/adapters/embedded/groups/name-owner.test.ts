import { beforeAll, describe, expect, test } from 'vitest'
import type { SignerName } from '@countersign/answers/signer-name'
import { catchSigningError } from '../../../testing/catch-signing-error.ts'
import { extractText } from '@countersign/pdf/testing/pdf-tools'
import { createSentPacket } from '../../../testing/sent-packet.ts'
import { signEverything, toRoomRequest } from '../../../testing/test-engine.ts'
import { readEvidence } from '@countersign/seal/verify/read-evidence'

const company = 'Maple Homes LLC'
const owner = { name: 'Morgan Ellis', signingFor: company }
const email = 'owner@example.com'
const inFull = 'Morgan Ellis, signing for Maple Homes LLC'

describe('An owner who signs for a company', () => {
  let done: Awaited<ReturnType<typeof execute>>
  beforeAll(async () => {
    done = await execute(await createSentPacket({}, { initiator: { ...owner, email } }))
  })

  test('is a person in the signing room, who adopts their own name', () => {
    expect(done.view.person).toMatchObject(owner)
    expect(done.refused).toMatchObject({
      message: 'Sign with your own name, Morgan Ellis. Maple Homes LLC is printed with it.',
    })
  })

  test('is named by person and company below the signature and on the certificate', () => {
    expect(done.text).toContain(`Signed by ${inFull}, `)
    expect(done.text).toContain(`${inFull}, ${email}`)
    expect(done.text).toContain(`${inFull} filled out the documents`)
    expect(done.text).not.toContain(`Signed by ${company}`)
  })

  test('is a person in evidence.json, with the company beside them', async () => {
    const evidence = await readEvidence(done.pdf)

    expect(evidence?.signers.at(-1)).toMatchObject(owner)
  })

  test('is named with the company to residents and in the group', async () => {
    const { open, groupId, provider, room } = await createSentPacket(
      {},
      { initiator: { ...owner, email }, requestId: 'named' },
    )
    const view = await room.open(await open('TT1'))
    const group = await provider.readGroup({ groupId })

    expect(view.sender).toEqual(owner)
    expect(group.signers.at(-1)).toMatchObject(owner)
  })
})

describe('A packet of a release that named only the company', () => {
  const old = { initiator: { name: company, email } }

  test('is finished by a person', async () => {
    const packet = await createSentPacket({}, old)
    await signResidents(packet)
    const before = await packet.open('LLSign')
    const view = await packet.room.open(before)
    const initials = { kind: 'typed', text: 'MHL' } as const
    await packet.room.adopt(before, { signature: { kind: 'typed', text: company }, initials })
    await packet.room.signField(before, { answerKey: view.missing[0] ?? '', signed: true })
    const reopened = await packet.room.open(await openAs(packet, owner))
    const { text } = await execute(packet)

    expect(reopened).toMatchObject({ person: owner, missing: view.missing })
    expect(reopened.adopted).toBeUndefined()
    expect(text).toContain(`Signed by ${inFull}, `)
    expect(text).not.toContain(`Signed by ${company}`)
  })

  test('can be finished on paper by a person', async () => {
    const packet = await createSentPacket({}, old)
    const { provider, groupId, templates } = packet
    await provider.completeOnPaper({
      groupId,
      scan: templates[0]?.pdf ?? new Uint8Array(),
      signedOn: '2026-11-01',
      signers: ['TT1', 'TT2', 'LLSign'],
      uploadedBy: inFull,
      owner,
    })
    const text = extractText((await provider.getExecutedFile({ groupId })).pdf)

    expect(text).toContain(`${inFull} (Owner/Agent)`)
  })
})

type SentPacket = Awaited<ReturnType<typeof createSentPacket>>

async function execute(packet: SentPacket) {
  await signResidents(packet)
  const request = await openAs(packet, owner)
  const view = await packet.room.open(request)
  const text = { kind: 'typed', text: company } as const
  const refused = await catchSigningError(
    packet.room.adopt(request, { signature: text, initials: text }),
  )
  await signEverything(packet.room, request, view)
  const { pdf } = await packet.provider.getExecutedFile({ groupId: packet.groupId })
  return { view, refused, pdf, text: extractText(pdf) }
}

async function signResidents({ provider, groupId, room, open }: SentPacket): Promise<void> {
  const { signers } = await provider.readGroup({ groupId })
  for (const { role, state } of signers) {
    if (role !== 'LLSign' && state !== 'signed') {
      const request = await open(role)
      await signEverything(room, request, await room.open(request))
    }
  }
}

async function openAs({ provider, groupId }: SentPacket, person: SignerName) {
  return toRoomRequest(
    await provider.createSigningLink({ groupId, role: 'LLSign', returnUrl: '/', owner: person }),
  )
}
