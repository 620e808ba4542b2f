import type { Packet } from '@countersign/contract/schemas/packets/packet'
import type { SigningInvite } from '@countersign/contract/schemas/signing-invites'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { completeRoom, visitOf } from '../../../bin/demo/finish-room.ts'
import { packetStream } from '../../../kernel/events/event-stream.ts'
import { startTestApp, type TestApp } from '../../../testing/index.ts'
import {
  expectOk,
  historyOf,
  invitesOf,
  linkByCode,
  readPacketOf,
  residentInvites,
  roomOf,
  signByCode,
  signerBody,
  walkPacket,
  type WalkedPacket,
} from '../../../testing/walk-packet.ts'
import { raceRounds } from '../../../testing/race-rounds.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

const maria = signerBody('Maria', 'Lopez', 1)

describe('a signer', () => {
  test('cannot get the address of the owner or of another signer, nor one that is none', async () => {
    const walk = await walkPacket(server, 'sent')
    const before = await invitesOf(walk)
    for (const [email, message] of [
      [walk.member.email, 'Signer emails must be different from the initiator email.'],
      ['JOHN.PARK@example.com', 'Signer emails must be unique.'],
      ['mar\0ia@example.com', 'Enter an email address'],
      [`${'a'.repeat(254)}@example.com`, 'at most 254 characters'],
    ]) {
      const answer = await correct(walk, 'TT1', { ...maria, email })

      expect(answer.statusCode).toBe(422)
      expect(answer.json()).toMatchObject({
        errors: [{ field: 'email', message: expect.stringContaining(message ?? '') }],
      })
    }
    expect(await invitesOf(walk)).toEqual(before)
  })

  test('who has signed cannot be corrected, and neither can the owner', async () => {
    const walk = await walkPacket(server, 'sent')
    const [first] = await residentInvites(walk)
    await signByCode(server, first?.code ?? '')

    expect(
      (await correct(walk, 'TT1', { ...maria, email: 'new@example.com' })).json(),
    ).toMatchObject({ code: 'already-signed' })
    expect((await correct(walk, 'LLSign', maria)).statusCode).toBe(422)
    expect((await correct(walk, 'TT4', maria)).statusCode).toBe(422)
  })

  test('whose name is printed where someone has signed keeps it, and Revise is named', async () => {
    const walk = await walkPacket(server, 'sent')
    const [first] = await residentInvites(walk)
    await signByCode(server, first?.code ?? '')

    const renamed = await correct(walk, 'TT2', signerBody('Jack', 'Park', 2))
    expect(renamed.statusCode).toBe(409)
    expect(renamed.json()).toMatchObject({ detail: expect.stringContaining('Revise') })
    const readdressed = await correct(walk, 'TT2', {
      ...signerBody('John', 'Park', 2),
      email: 'john@new.example.com',
    })
    expect(readdressed.statusCode).toBe(200)
  })

  test('gets a new link at the new address; the old one is dead and the old address is told nothing', async () => {
    const walk = await walkPacket(server, 'sent')
    const [before] = await residentInvites(walk)
    const visit = visitOf(await linkByCode(server, before?.code ?? ''))
    await server.jobs.run()
    server.mail.sent.length = 0
    server.clock.advance(1000)

    const { invite } = await expectOk<{ invite: SigningInvite }>(
      correct(walk, 'TT1', { ...maria, email: 'maria@right.example.com' }),
    )
    await server.jobs.run()
    expect(invite).toMatchObject({ email: 'maria@right.example.com', status: 'pending' })
    expect(invite.code).not.toBe(before?.code)
    expect(server.mail.sent.map(({ to }) => to.email)).toEqual(['maria@right.example.com'])
    const dead = await server.app.inject({
      url: `/api/signing-invites/invite-details/code/${before?.code}`,
    })
    expect(dead.statusCode).toBe(410)
    expect(dead.body).not.toMatch(/Lopez|Maple|right\.example/)
    const room = await roomOf(server).open(visit)
    expect(room).toMatchObject({ state: 'revoked' })
    expect(JSON.stringify(room)).not.toMatch(/Lopez|Maple|right\.example/)

    await signByCode(server, invite.code ?? '')
    expect((await invitesOf(walk))[0]).toMatchObject({ status: 'signed' })
  })

  test('who reads Spanish is mailed in Spanish after a correction, unless the address is another one', async () => {
    const walk = await walkPacket(server, 'sent')
    const [first] = await residentInvites(walk)
    await server.app.inject({
      method: 'PUT',
      url: `/api/signing-invites/language/code/${first?.code}`,
      payload: { language: 'es' },
    })
    await server.jobs.run()
    server.mail.sent.length = 0

    await expectOk(correct(walk, 'TT1', { ...maria, lastName: 'Lopes' }))
    await server.jobs.run()
    await expectOk(correct(walk, 'TT1', { ...maria, email: 'maria@right.example.com' }))
    await server.jobs.run()
    expect(server.mail.sent.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('le pide que firme'),
      expect.stringContaining('asks you to sign'),
    ])
  })

  test('corrected by a colleague meanwhile stays so, and the second is told; the same again is not', async () => {
    const walk = await walkPacket(server, 'sent')
    const [first] = await residentInvites(walk)
    const replaces = { name: first?.name, email: first?.email, phone: first?.person?.phone }
    const right = { ...maria, email: 'maria@right.example.com', replaces }
    await expectOk(correct(walk, 'TT1', right))
    await expectOk(correct(walk, 'TT1', right))

    const second = await correct(walk, 'TT1', { ...maria, phone: '(217) 555-0199', replaces })
    expect([second.statusCode, second.json().code]).toEqual([409, 'signer-changed'])
    expect((await invitesOf(walk))[0]).toMatchObject({
      email: 'maria@right.example.com',
      person: { phone: '+12175550101' },
    })
  })

  test('corrected a second time after the links were extended is mailed the link, too', async () => {
    const walk = await walkPacket(server, 'sent')
    await expectOk(
      walk.member.call('POST', `/legal-form-packets/group/${walk.groupId}/extend`, { days: 60 }),
    )
    await expectOk(correct(walk, 'TT1', { ...maria, email: 'maria@wrong.example.com' }))
    server.clock.advance(60_000)
    await server.jobs.run()
    server.mail.sent.length = 0

    const { invite } = await expectOk<{ invite: SigningInvite }>(
      correct(walk, 'TT1', { ...maria, email: 'maria@right.example.com' }),
    )
    await server.jobs.run()
    expect(server.mail.sent.map(({ to }) => to.email)).toEqual(['maria@right.example.com'])
    expect(server.mail.sent[0]?.text).toContain(`/sign/${invite.code}`)
  })

  test('corrected twice with the same words gets one new link', async () => {
    const walk = await walkPacket(server, 'sent')
    const person = { ...maria, email: 'maria@right.example.com' }
    const [one, two] = await Promise.all([
      correct(walk, 'TT1', person),
      correct(walk, 'TT1', person),
    ])
    const again = await expectOk<{ invite: SigningInvite }>(correct(walk, 'TT1', person))

    expect([one.statusCode, two.statusCode]).toEqual([200, 200])
    const corrections = (await historyOf(walk)).filter(({ words }) => words.startsWith('Corrected'))
    expect(corrections).toMatchObject([
      {
        words: 'Corrected Maria Lopez: email maria.lopez@example.com → maria@right.example.com',
      },
    ])
    expect(again.invite.code).toBe((await invitesOf(walk))[0]?.code)
  })

  test('is corrected in the list, too, if the server dies before it has answered', async () => {
    const walk = await walkPacket(server, 'sent')
    const person = { ...signerBody('Mary Ann', 'de Lopes', 7), email: 'mary@example.com' }
    const { signing } = server.services.ports
    const { correctSigner } = signing
    signing.correctSigner = async (input) => {
      await correctSigner(input)
      throw new Error('killed')
    }
    expect((await correct(walk, 'TT1', person)).statusCode).toBe(500)
    signing.correctSigner = correctSigner

    expect((await readPacketOf(walk)).tenants[0]).toMatchObject({
      name: 'Mary Ann de Lopes',
      email: 'mary@example.com',
    })
    expect(await findInList(walk, 'lopes')).toEqual([walk.groupId])
    expect(await findInList(walk, 'maria')).toEqual([])

    await expectOk(correct(walk, 'TT1', person))
    expect((await invitesOf(walk))[0]).toMatchObject({
      person: { firstName: 'Mary Ann', lastName: 'de Lopes' },
    })
    const events = await server.eventsOf(packetStream(walk.groupId))
    expect(events.filter((type) => type === 'packet.signer-corrected')).toHaveLength(1)
  })

  test('whose phone number alone was wrong is corrected in words too', async () => {
    const walk = await walkPacket(server, 'sent')
    await expectOk(correct(walk, 'TT1', { ...maria, phone: '(217) 555-0199' }))

    expect((await invitesOf(walk))[0]?.person?.phone).toBe('+12175550199')
    expect((await historyOf(walk)).map(({ words }) => words)).toContain(
      'Corrected Maria Lopez: phone (217) 555-0101 → (217) 555-0199',
    )
  })

  test('corrected before sending is named and found by the new name', async () => {
    const walk = await walkPacket(server, 'filled')
    await expectOk(correct(walk, 'TT1', { ...maria, firstName: 'Mariana' }))

    expect(await readPacketOf(walk)).toMatchObject({
      tenants: [{ name: 'Mariana Lopez' }, { name: 'John Park' }],
    })
    const { packets } = await expectOk<{ packets: Packet[] }>(
      walk.member.call('GET', '/legal-form-packets?searchTerm=mariana'),
    )
    expect(packets.map(({ documentGroupId }) => documentGroupId)).toEqual([walk.groupId])
  })

  test.each(['filled', 'sent'] as const)(
    'corrected in two ways at the same instant has one name, address and phone number (%s)',
    async (stage) => {
      const walk = await walkPacket(server, stage)
      const later = { ...signerBody('Mariana', 'Ruiz', 9), email: 'mariana@example.com' }
      const { signing } = server.services.ports
      const { correctSigner } = signing
      signing.correctSigner = async (input) => {
        signing.correctSigner = correctSigner
        await correctSigner(input)
        await expectOk(correct(walk, 'TT1', later))
      }
      const answer = await correct(walk, 'TT1', { ...maria, email: 'maria@right.example.com' })

      expect(answer.json()).toMatchObject({ invite: { email: later.email } })
      expect((await invitesOf(walk))[0]).toMatchObject({
        email: later.email,
        person: { firstName: 'Mariana', lastName: 'Ruiz', phone: '+12175550109' },
      })
      const { tenants } = await readPacketOf(walk)
      expect(tenants[0]).toMatchObject({ name: 'Mariana Ruiz', email: later.email })
    },
  )

  test('and a signature at the same instant: exactly one of them counts', async () => {
    for (let round = 0; round < raceRounds; round += 1) {
      const walk = await walkPacket(server, 'sent')
      const [first] = await residentInvites(walk)
      const visit = visitOf(await linkByCode(server, first?.code ?? ''))
      await completeRoom(roomOf(server), visit)
      server.clock.advance(1000)

      const [signed, corrected] = await Promise.all([
        roomOf(server)
          .finish(visit)
          .then(
            () => true,
            () => false,
          ),
        correct(walk, 'TT1', { ...maria, email: 'maria@right.example.com' }),
      ])
      const [invite] = await invitesOf(walk)
      expect(signed).toBe(corrected.statusCode !== 200)
      expect(invite).toMatchObject(
        signed
          ? { status: 'signed', email: 'maria.lopez@example.com' }
          : { status: 'pending', email: 'maria@right.example.com' },
      )
    }
  })
})

function correct({ member, groupId }: WalkedPacket, role: string, person: object) {
  return member.call('PUT', `/legal-form-packets/group/${groupId}/signers/${role}`, person)
}

async function findInList({ member }: WalkedPacket, searchTerm: string): Promise<string[]> {
  const { packets } = await expectOk<{ packets: Packet[] }>(
    member.call('GET', `/legal-form-packets?searchTerm=${searchTerm}`),
  )

  return packets.map(({ documentGroupId }) => documentGroupId)
}
