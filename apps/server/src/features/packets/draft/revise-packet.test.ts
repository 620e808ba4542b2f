import type { PacketSeed } from '@countersign/contract/schemas/packets/create-packet'
import type { Packet } from '@countersign/contract/schemas/packets/packet'
import type { Payment } from '@countersign/contract/schemas/payments'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/index.ts'
import {
  expectOk,
  finishOwn,
  invitesOf,
  readPacketOf,
  residentInvites,
  signByCode,
  signerBody,
  walkPacket,
  type WalkedPacket,
} from '../../../testing/walk-packet.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

describe('revising', () => {
  test('is refused before a packet is sent and after everyone has signed', async () => {
    const filled = await walkPacket(server, 'filled')
    const executed = await walkPacket(server, 'executed')

    expect((await revise(filled)).json()).toMatchObject({ code: 'invalid-state' })
    const answer = await revise(executed)
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ detail: expect.stringContaining('Use it again') })
  })

  test('makes one new packet with the same people, forms and name, even if asked twice at once', async () => {
    const walk = await walkPacket(server, 'sent')
    const before = await residentInvites(walk)
    const answers = await Promise.all([revise(walk), revise(walk)])
    const groups = answers.map((answer) => answer.json<{ documentGroupId: string }>())
    const old = await readPacketOf(walk)
    const groupId = groups[0]?.documentGroupId ?? ''
    const revision = await readPacketOf({ ...walk, groupId })

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201])
    expect(groups[1]).toEqual(groups[0])
    expect(old).toMatchObject({
      status: 'ARCHIVED',
      archived: { reason: 'revised' },
      revisedBy: { documentGroupId: groupId },
    })
    expect(revision).toMatchObject({
      status: 'CREATED',
      formPacketName: old.formPacketName,
      tenants: old.tenants,
      documents: old.documents,
      revisionOf: { documentGroupId: walk.groupId },
    })
    const dead = await server.app.inject({
      url: `/api/signing-invites/embedded-link/${before[0]?.code}`,
    })
    expect(dead.statusCode).toBe(410)
  })

  test('carries the payment over when nobody had signed', async () => {
    const walk = await walkPacket(server, 'sent')
    const revision = await revised(walk)
    await finishOwn(server, revision)
    await expectOk(
      walk.member.call('POST', '/esign/send-for-signature', { docGroupId: revision.groupId }),
    )

    expect(await readPacketOf(revision)).toMatchObject({ status: 'AWAITING_TENANT_SIGNATURE' })
  })

  test('tells those who were invited before that the new invitation replaces the earlier one', async () => {
    const walk = await walkPacket(server, 'sent')
    const revision = await revised(walk)
    await finishOwn(server, revision)
    await server.jobs.run()
    server.mail.sent.length = 0

    await expectOk(
      walk.member.call('POST', '/esign/send-for-signature', { docGroupId: revision.groupId }),
    )
    await server.jobs.run()

    const subjects = server.mail.sent.map(({ subject }) => subject)
    expect(subjects).toHaveLength(2)
    expect(subjects.every((subject) => subject.startsWith('Updated: '))).toBe(true)
  })

  test('asks for a new payment when somebody had signed', async () => {
    const walk = await walkPacket(server, 'sent')
    const [maria] = await residentInvites(walk)
    await signByCode(server, maria?.code ?? '')
    const revision = await revised(walk)
    const payment = await expectOk<Payment>(
      walk.member.call('GET', `/payments/group/${revision.groupId}`),
    )

    expect(payment.receipt).toBeNull()
    expect((await invitesOf(revision)).map(({ name }) => name)).toEqual(
      (await invitesOf(walk)).map(({ name }) => name),
    )
  })

  test('changes the ETag of a packet that had ended, which now links to its revision', async () => {
    const walk = await walkPacket(server, 'sent')
    const url = `/legal-form-packets/group/${walk.groupId}`
    await expectOk(walk.member.call('POST', `${url}/cancel`, { reason: 'A wrong rent' }))
    const before = await walk.member.call('GET', url)
    await revise(walk)

    expect((await walk.member.call('GET', url)).headers.etag).not.toBe(before.headers.etag)
  })

  test('that failed half way is not continued with the people of that time', async () => {
    const walk = await walkPacket(server, 'sent')
    const { signing } = server.services.ports
    const { createGroup } = signing
    signing.createGroup = async (input) => {
      await createGroup(input)
      throw new Error('The connection broke.')
    }
    expect((await revise(walk)).statusCode).toBe(500)
    signing.createGroup = createGroup
    await correct(walk)
    const revision = await revised(walk)

    expect(await signersOf(revision)).toMatchObject([{ name: 'Mary Lopez' }, {}, {}])
  })

  test('has the people of a correction that was saved meanwhile', async () => {
    const walk = await walkPacket(server, 'sent')
    const { signing } = server.services.ports
    const { createGroup } = signing
    signing.createGroup = async (input) => {
      signing.createGroup = createGroup
      await correct(walk)
      return createGroup(input)
    }
    const revision = await revised(walk)

    expect((await invitesOf(revision))[0]).toMatchObject({ name: 'Mary Lopez' })
    expect(await signersOf(revision)).toMatchObject([{ name: 'Mary Lopez' }, {}, {}])
  })

  test('works for a canceled packet, which stays canceled', async () => {
    const walk = await walkPacket(server, 'sent')
    await expectOk(
      walk.member.call('POST', `/legal-form-packets/group/${walk.groupId}/cancel`, {
        reason: 'Wrong rent.',
      }),
    )
    const revision = await revised(walk)

    expect(await readPacketOf(revision)).toMatchObject({ status: 'CREATED' })
    expect(await readPacketOf(walk)).toMatchObject({ archived: { reason: 'canceled' } })
  })
})

describe('using a packet again', () => {
  test('offers its forms, people and unit to the creation flow, and changes nothing', async () => {
    const walk = await walkPacket(server, 'executed', undefined, { print: 'large' })
    const seed = await expectOk<PacketSeed>(
      walk.member.call('GET', `/legal-form-packets/group/${walk.groupId}/use-again`),
    )

    expect(seed).toMatchObject({
      name: 'Maple Street pets',
      formIds: ['pet-addendum'],
      missingForms: [],
      unitExists: true,
      unitId: walk.body.unitId,
      print: 'large',
      signers: walk.body.signers.map(({ firstName, email }) => ({ firstName, email })),
    })
    expect(await readPacketOf(walk)).toMatchObject({ status: 'FULLY_EXECUTED' })
  })

  test('names the owner as their account does now, whether it is used again or revised', async () => {
    const walk = await walkPacket(server, 'sent')
    await expectOk(
      walk.member.call('PUT', `/users/${walk.member.userId}`, { name: 'Morgan Reyes' }),
    )
    const seed = await expectOk<PacketSeed>(
      walk.member.call('GET', `/legal-form-packets/group/${walk.groupId}/use-again`),
    )
    const { initiator } = await readPacketOf(await revised(walk))

    expect(seed.initiatorName).toBe('Morgan Reyes')
    expect(initiator).toMatchObject({ name: 'Morgan Reyes' })
    expect(initiator).not.toHaveProperty('signingFor')
  })

  test('copies answers only from the member’s own packet', async () => {
    const walk = await walkPacket(server, 'created')
    const stranger = await walkPacket(server, 'filled')
    const answer = await walk.member.call('POST', '/esign/create-document-group', {
      ...walk.body,
      prefillFrom: stranger.groupId,
    })

    expect(answer.statusCode).toBe(404)
  })
})

describe('hiding', () => {
  test('is refused while a packet is under way', async () => {
    const walk = await walkPacket(server, 'sent')

    expect((await hide(walk)).statusCode).toBe(409)
  })

  test('hides a packet that is done until it is shown again', async () => {
    const walk = await walkPacket(server, 'executed')
    const hidden = await expectOk<{ packet: Packet }>(hide(walk))
    const again = await expectOk<{ packet: Packet }>(hide(walk))
    const back = await expectOk<{ packet: Packet }>(
      walk.member.call('DELETE', `/legal-form-packets/group/${walk.groupId}/hidden`),
    )

    expect([hidden, again, back].map(({ packet }) => packet.hidden)).toEqual([true, true, false])
    expect(back.packet.status).toBe('FULLY_EXECUTED')
  })
})

/** Maria Lopez becomes Mary. */
async function correct({ member, groupId }: WalkedPacket): Promise<void> {
  await expectOk(
    member.call(
      'PUT',
      `/legal-form-packets/group/${groupId}/signers/TT1`,
      signerBody('Mary', 'Lopez', 1),
    ),
  )
}

/** As the documents have them. */
async function signersOf({ groupId }: WalkedPacket) {
  return (await server.services.ports.signing.readGroup({ groupId })).signers
}

function revise({ member, groupId }: WalkedPacket) {
  return member.call('POST', `/legal-form-packets/group/${groupId}/revise`)
}

async function revised(walk: WalkedPacket): Promise<WalkedPacket> {
  const { documentGroupId } = await expectOk<{ documentGroupId: string }>(revise(walk))

  return { ...walk, groupId: documentGroupId }
}

function hide({ member, groupId }: WalkedPacket) {
  return member.call('PUT', `/legal-form-packets/group/${groupId}/hidden`)
}
