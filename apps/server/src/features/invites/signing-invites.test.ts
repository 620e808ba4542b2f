import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { days } from '@countersign/answers/day'
import { startTestApp, type TestApp } from '../../testing/index.ts'
import {
  expectOk,
  finishOwn,
  invitesOf,
  linkByCode,
  readPacketOf,
  residentInvites,
  roomOf,
  signByCode,
  signerBody,
  walkPacket,
  withNewSession,
  type WalkedPacket,
} from '../../testing/walk-packet.ts'
import { completeRoom, visitOf } from '../../bin/demo/finish-room.ts'
import { expireInvitesJob } from '../packets/index.ts'
import { packetStream } from '../../kernel/events/event-stream.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

const byCode = ['invite-details/code', 'embedded-link', 'document/code']

describe('a code', () => {
  test.each(byCode)(
    'that is malformed gets the same error at %s as an unknown one',
    async (path) => {
      const unknown = await get(path, '0'.repeat(26))
      expect(unknown.statusCode).toBe(404)
      expect(unknown.json()).toMatchObject({ code: 'invite-not-found' })

      for (const code of [
        'short',
        '%00',
        '..%2F..',
        'A'.repeat(26),
        'u'.repeat(400),
        '🏠'.repeat(5),
      ]) {
        const answer = await get(path, code)
        expect(answer.statusCode).toBe(404)
        expect(answer.json()).toEqual({ ...unknown.json(), requestId: expect.any(String) })
      }
    },
  )

  test('that was replaced no longer works', async () => {
    const walk = await walkPacket(server, 'sent')
    const [maria] = await residentInvites(walk)
    server.clock.advance(days(31))
    await expectOk(reissue(await withNewSession(server, walk)))

    const replaced = await get('embedded-link', maria?.code)
    expect([replaced.statusCode, replaced.json()]).toMatchObject([410, { code: 'link-replaced' }])
    expect(replaced.body).not.toContain(walk.member.name)
  })

  test('shows its resident their own invite in full and the others without emails', async () => {
    const walk = await walkPacket(server, 'sent')
    const [maria, john] = await residentInvites(walk)
    const details = (await get('invite-details/code', maria?.code)).json()

    expect(details).toMatchObject({
      documentName: 'Maple Street pets',
      sender: walk.member.name,
      home: '412 Maple Street, Unit A, Springfield, IL 62704',
      packet: 'open',
      mine: { role: 'TT1', role_name: 'Resident 1', email: 'maria.lopez@example.com' },
      invites: [
        { role: 'TT1', email: 'maria.lopez@example.com', code: maria?.code },
        { role: 'TT2', email: 'j•••@example.com', code: null },
        { role: 'LLSign', role_name: 'Owner/Agent', code: null },
      ],
    })
    expect(JSON.stringify(details)).not.toContain(john?.code)
    expect(JSON.stringify(details)).not.toContain('john.park@')
    expect(JSON.stringify(details)).not.toContain(walk.member.email)
  })

  test('opens its resident’s room, and the owner sees when', async () => {
    const walk = await walkPacket(server, 'sent')
    const [maria] = await residentInvites(walk)
    await linkByCode(server, maria?.code ?? '')

    expect((await invitesOf(walk))[0]).toMatchObject({
      lastOpenedAt: server.clock.now().toISOString(),
      status: 'pending',
    })
    expect(await server.eventsOf(packetStream(walk.groupId))).toContain('packet.invite-opened')
  })

  test('that was used says so, and still shows the packet’s state', async () => {
    const walk = await walkPacket(server, 'sent')
    const [maria] = await residentInvites(walk)
    await signByCode(server, maria?.code ?? '')

    const link = await get('embedded-link', maria?.code)
    expect(link.statusCode).toBe(409)
    expect(link.json()).toMatchObject({ code: 'already-signed' })
    expect((await get('invite-details/code', maria?.code)).json()).toMatchObject({
      mine: { status: 'signed' },
      packet: 'open',
    })
  })

  test('that has expired says so before and after the packet closes', async () => {
    const walk = await walkPacket(server, 'sent')
    const [maria] = await residentInvites(walk)
    server.clock.advance(days(45))
    const before = await get('embedded-link', maria?.code)
    await expireInvitesJob.run(server.ctx, {})
    const after = await get('invite-details/code', maria?.code)

    expect([before.statusCode, after.statusCode]).toEqual([410, 410])
    expect([before.json(), after.json()]).toMatchObject([
      { code: 'invite-expired' },
      { code: 'invite-expired' },
    ])
  })

  test('is closed after another resident declined, and declined for the one who did', async () => {
    const walk = await walkPacket(server, 'sent')
    const [maria, john] = await residentInvites(walk)
    await decline(john?.code, 'The rent is wrong.')

    expect((await get('embedded-link', maria?.code)).json()).toMatchObject({
      code: 'packet-closed',
    })
    expect((await get('embedded-link', john?.code)).json()).toMatchObject({
      code: 'invite-declined',
    })
    expect((await get('invite-details/code', maria?.code)).json()).toMatchObject({
      packet: 'closed',
    })
  })

  test('downloads the executed file only after it is made', async () => {
    const walk = await walkPacket(server, 'residents-signed')
    const [maria] = await residentInvites(walk)
    const early = await get('document/code', maria?.code)
    expect(early.statusCode).toBe(409)
    expect(early.json()).toMatchObject({ code: 'not-executed' })

    await finishOwn(server, walk)
    await server.jobs.run()
    const file = await get('document/code', maria?.code)
    expect(file.headers).toMatchObject({ 'content-type': 'application/pdf' })
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await get('invite-details/code', maria?.code)).json()).toMatchObject({
      packet: 'executed',
    })

    await walk.member.call('POST', `/legal-form-packets/group/${walk.groupId}/archive`)
    expect((await get('document/code', maria?.code)).statusCode).toBe(200)
  })
})

describe('the owner', () => {
  test('must name the packet', async () => {
    const answer = await (await server.asMember()).call('GET', '/signing-invites')

    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ errors: [{ field: 'documentGroupId' }] })
  })

  test('gets each resident’s link, but no code of their own', async () => {
    const walk = await walkPacket(server, 'sent')
    const { invites } = await expectOk<{ invites: object[] }>(
      walk.member.call('GET', `/signing-invites?documentGroupId=${walk.groupId}`),
    )

    expect(invites).toEqual([
      { role: 'TT1', email: 'maria.lopez@example.com', code: expect.any(String) },
      { role: 'TT2', email: 'john.park@example.com', code: expect.any(String) },
      { role: 'LLSign', email: walk.member.email, code: null },
    ])
  })
})

describe('asking for an invite', () => {
  test('is for the packet’s owner, about one of its signers, at their own address', async () => {
    const walk = await walkPacket(server, 'sent')

    expect((await reissue({ ...walk, member: await server.asMember() })).statusCode).toBe(404)
    expect((await reissue(walk, { role: 'TT3' })).json()).toMatchObject({
      errors: [{ field: 'role' }],
    })
    expect((await reissue(walk, { role: 'TT9' })).json()).toMatchObject({
      errors: [{ field: 'role' }],
    })
    expect((await reissue(walk, { email: 'else@example.com' })).json()).toMatchObject({
      errors: [{ field: 'email' }],
    })
  })

  test('is rejected before the packet is sent', async () => {
    const answer = await reissue(await walkPacket(server, 'paid'))

    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code: 'invalid-state' })
  })

  test('returns the link while it works', async () => {
    const walk = await walkPacket(server, 'sent')
    const [maria] = await residentInvites(walk)
    const { invite } = await expectOk<{ invite: object }>(
      reissue(walk, { email: ' MARIA.LOPEZ@example.com' }),
    )

    expect(invite).toEqual(maria)
  })

  test('replaces an expired link, and mails the new one', async () => {
    const walk = await walkPacket(server, 'sent')
    const [maria] = await residentInvites(walk)
    await server.jobs.run()
    server.clock.advance(days(30))
    const before = server.mail.sent.length
    const { invite } = await expectOk<{ invite: { code: string } }>(
      reissue(await withNewSession(server, walk)),
    )
    await server.jobs.run()

    expect(invite.code).not.toBe(maria?.code)
    expect(server.mail.sent.slice(before).map(({ text }) => text)).toEqual([
      expect.stringContaining(`/sign/${invite.code}`),
    ])
    expect(await server.eventsOf(packetStream(walk.groupId))).toContain('packet.invite-reissued')
    await signByCode(server, invite.code)
  })
})

describe('a packet whose residents do not sign', () => {
  test('stays open when its links expire, and its owner is mailed once', async () => {
    const { walk, before } = await walkPastExpiry()
    await expireInvitesJob.run(server.ctx, {})
    await expireInvitesJob.run(server.ctx, {})
    await server.jobs.run()

    const again = await withNewSession(server, walk)
    expect(await readPacketOf(again)).toMatchObject({ status: 'AWAITING_TENANT_SIGNATURE' })
    expect((await invitesOf(again)).map(({ status }) => status)).toEqual([
      'signed',
      'expired',
      'created',
    ])
    const told = server.mail.sent.slice(before).filter(({ to }) => to.email === walk.member.email)
    expect(told.map(({ subject }) => subject)).toEqual([
      'Link expired for John Park: Pet Addendum for 412 Maple Street, Unit A',
    ])
    expect(told[0]?.text).toMatch(
      /John Park \(Resident 2\) did not sign[^]*the packet closes on \d+\/\d+\/20/,
    )
    expect(await server.eventsOf(packetStream(walk.groupId))).toContain('packet.link-expired')
  })

  test('is closed if no new link is made for two weeks, and everyone is mailed', async () => {
    const { walk } = await walkPastExpiry()
    await expireInvitesJob.run(server.ctx, {})
    server.clock.advance(days(14))
    await server.jobs.run()
    const before = server.mail.sent.length
    await expireInvitesJob.run(server.ctx, {})
    await expireInvitesJob.run(server.ctx, {})
    await server.jobs.run()

    const again = await withNewSession(server, walk)
    expect(await readPacketOf(again)).toMatchObject({
      status: 'ARCHIVED',
      archived: { reason: 'expired', words: 'John Park (Resident 2) did not sign in time.' },
    })
    expect((await invitesOf(again)).map(({ status }) => status)).toEqual([
      'signed',
      'expired',
      'canceled',
    ])
    const mine = server.mail.sent.slice(before).filter(({ to }) => to.email === walk.member.email)
    expect(mine.map(({ subject }) => subject)).toEqual([
      'Not signed in time: Pet Addendum for 412 Maple Street, Unit A',
    ])
    expect(await server.eventsOf(packetStream(walk.groupId))).toContain('packet.expired')
  })

  test('is closed at once, with one mail to its owner, if the server was stopped for these two weeks', async () => {
    const { walk, before } = await walkPastExpiry()
    server.clock.advance(days(14))
    await expireInvitesJob.run(server.ctx, {})
    await server.jobs.run()

    const mine = server.mail.sent.slice(before).filter(({ to }) => to.email === walk.member.email)
    expect(mine.map(({ subject }) => subject)).toEqual([
      'Not signed in time: Pet Addendum for 412 Maple Street, Unit A',
    ])
    expect(await server.eventsOf(packetStream(walk.groupId))).toEqual(
      expect.arrayContaining(['packet.link-expired', 'packet.expired']),
    )
  })

  test('stays open until then', async () => {
    const walk = await walkPacket(server, 'sent')
    server.clock.advance(days(29))
    await expireInvitesJob.run(server.ctx, {})

    expect(await readPacketOf(await withNewSession(server, walk))).toMatchObject({
      status: 'AWAITING_TENANT_SIGNATURE',
    })
  })
})

describe('asking for a new link', () => {
  test('requires an expired link of an open packet', async () => {
    const walk = await walkPacket(server, 'sent')
    const [maria] = await residentInvites(walk)

    expect((await askNewLink('0'.repeat(26))).json()).toMatchObject({ code: 'invite-not-found' })
    expect((await askNewLink(maria?.code)).json()).toMatchObject({ code: 'invalid-state' })
    expect((await get('new-link/code', maria?.code)).json()).toMatchObject({ possible: false })

    server.clock.advance(days(45))
    await expireInvitesJob.run(server.ctx, {})
    expect((await askNewLink(maria?.code)).json()).toMatchObject({ code: 'packet-closed' })
    expect((await get('new-link/code', maria?.code)).json()).toEqual({
      sender: walk.member.name,
      possible: false,
      askedAt: null,
    })
  })

  test('mails the owner once a day; the owner’s new link is mailed right away', async () => {
    const walk = await walkPacket(server, 'sent')
    const [maria] = await residentInvites(walk)
    server.clock.advance(days(31))
    await expireInvitesJob.run(server.ctx, {})
    await server.jobs.run()
    const before = server.mail.sent.length
    const asked = await askNewLink(maria?.code)
    server.clock.advance(days(0.5))
    const again = await askNewLink(maria?.code)
    await server.jobs.run()

    expect(asked.json()).toMatchObject({ possible: true, askedAt: expect.any(String) })
    expect(again.json()).toEqual(asked.json())
    const told = server.mail.sent.slice(before).filter(({ to }) => to.email === walk.member.email)
    expect(told.map(({ subject }) => subject)).toEqual([
      'Maria Lopez asks for a new link: Pet Addendum for 412 Maple Street, Unit A',
    ])
    const mine = await withNewSession(server, walk)
    expect((await invitesOf(mine))[0]).toMatchObject({
      status: 'expired',
      newLinkAskedAt: asked.json().askedAt,
    })
    expect(await server.eventsOf(packetStream(walk.groupId))).toContain('packet.new-link-asked')

    const { invite } = await expectOk<{ invite: { code: string; newLinkAskedAt: null } }>(
      reissue(mine),
    )
    await server.jobs.run()
    expect(invite.newLinkAskedAt).toBeNull()
    expect(server.mail.sent.at(-1)?.text).toContain(`/sign/${invite.code}`)
  })

  test('does not stop a resident whose session has begun from finishing', async () => {
    const walk = await walkPacket(server, 'sent', undefined, {
      signers: [signerBody('Maria', 'Lopez', 1)],
    })
    const [maria] = await residentInvites(walk)
    server.clock.advance(days(30) - 60_000)
    const visit = visitOf(await linkByCode(server, maria?.code ?? ''))
    await completeRoom(roomOf(server), visit)
    server.clock.advance(120_000)
    await expireInvitesJob.run(server.ctx, {})
    await roomOf(server).finish(visit)

    const again = await withNewSession(server, walk)
    expect(await readPacketOf(again)).toMatchObject({ status: 'AWAITING_LANDLORD_SIGNATURE' })
    expect((await invitesOf(again))[0]).toMatchObject({ status: 'signed' })
  })

  test('does not hide who declined in a session that had begun', async () => {
    const walk = await walkPacket(server, 'sent')
    const [maria] = await residentInvites(walk)
    server.clock.advance(days(30) - 60_000)
    const visit = visitOf(await linkByCode(server, maria?.code ?? ''))
    server.clock.advance(120_000)
    await expireInvitesJob.run(server.ctx, {})
    await roomOf(server).decline(visit, { reason: 'The rent is wrong.' })

    const again = await withNewSession(server, walk)
    expect((await invitesOf(again)).map(({ status }) => status)).toEqual([
      'declined',
      'expired',
      'canceled',
    ])
    expect((await get('embedded-link', maria?.code)).json()).toMatchObject({
      code: 'invite-declined',
    })
  })
})

describe('the language that a resident chose', () => {
  test('must be supported, and only the resident can set it', async () => {
    const walk = await walkPacket(server, 'sent')
    const [maria] = await residentInvites(walk)

    expect((await chooseLanguage(maria?.code, 'tlh')).statusCode).toBe(422)
    expect((await chooseLanguage('0'.repeat(26), 'es')).statusCode).toBe(404)
    expect((await get('invite-details/code', maria?.code)).json()).toMatchObject({ language: null })
  })

  test('cannot be set with an expired link', async () => {
    const walk = await walkPacket(server, 'sent')
    const [maria] = await residentInvites(walk)
    server.clock.advance(days(30))
    const answer = await chooseLanguage(maria?.code, 'es')

    expect([answer.statusCode, answer.json().code]).toEqual([410, 'invite-expired'])
  })

  test('applies on every device and to later emails', async () => {
    const walk = await walkPacket(server, 'sent')
    const [maria, john] = await residentInvites(walk)
    await server.jobs.run()
    const before = server.mail.sent.length
    await chooseLanguage(maria?.code, 'es')
    expect((await get('invite-details/code', maria?.code)).json()).toMatchObject({ language: 'es' })
    expect((await get('invite-details/code', john?.code)).json()).toMatchObject({ language: null })

    await walk.member.call('POST', `/legal-form-packets/group/${walk.groupId}/cancel`, {
      reason: 'The rent is wrong.',
    })
    await server.jobs.run()
    const subjects = server.mail.sent
      .slice(before)
      .map(({ to, subject }) => [to.email, subject].join(': '))
    expect(subjects.toSorted()).toEqual([
      'john.park@example.com: You no longer need to sign: Pet Addendum for 412 Maple Street, Unit A',
      'maria.lopez@example.com: Ya no tiene que firmar: Anexo de mascotas (Pet Addendum) para 412 Maple Street, Unit A',
    ])
  })
})

describe('declining', () => {
  test('by a resident closes the packet, and the owner is mailed the reason', async () => {
    const walk = await walkPacket(server, 'sent')
    const [maria] = await residentInvites(walk)
    await server.jobs.run()
    const before = server.mail.sent.length
    await decline(maria?.code, 'The rent is wrong.')
    await server.jobs.run()

    expect(await readPacketOf(walk)).toMatchObject({
      status: 'ARCHIVED',
      archived: { reason: 'declined', words: 'The rent is wrong.' },
    })
    expect((await invitesOf(walk)).map(({ status }) => status)).toEqual([
      'declined',
      'canceled',
      'canceled',
    ])
    const told = server.mail.sent.slice(before)
    expect(told.map(({ to }) => to.email).toSorted()).toEqual(
      [walk.member.email, 'john.park@example.com'].toSorted(),
    )
    const owners = told.find(({ to }) => to.email === walk.member.email)
    expect(owners?.text).toContain('The rent is wrong.')
    expect(owners?.text).toContain('Maria Lopez (Resident 1)')
    const johns = told.find(({ to }) => to.email === 'john.park@example.com')
    expect(johns?.text).not.toContain('The rent is wrong.')
  })
})

function get(path: string, code: string | null | undefined) {
  return server.app.inject({ url: `/api/signing-invites/${path}/${code}` })
}

function askNewLink(code: string | null | undefined) {
  return server.app.inject({
    method: 'POST',
    url: `/api/signing-invites/new-link/code/${code}`,
  })
}

function chooseLanguage(code: string | null | undefined, language: string) {
  return server.app.inject({
    method: 'PUT',
    url: `/api/signing-invites/language/code/${code}`,
    payload: { language },
  })
}

/** One of two residents has signed; the other's time is over. */
async function walkPastExpiry() {
  const walk = await walkPacket(server, 'sent')
  const [maria] = await residentInvites(walk)
  await signByCode(server, maria?.code ?? '')
  await server.jobs.run()
  server.clock.advance(days(30))

  return { walk, before: server.mail.sent.length }
}

function reissue({ member, groupId }: WalkedPacket, change: object = {}) {
  return member.call('POST', '/signing-invites', {
    documentGroupId: groupId,
    role: 'TT1',
    email: 'maria.lopez@example.com',
    ...change,
  })
}

async function decline(code: string | null | undefined, reason: string) {
  const visit = visitOf(await linkByCode(server, code ?? ''))
  await completeRoom(roomOf(server), visit)
  await expectOk(
    server.app.inject({
      method: 'POST',
      url: '/api/signing-room/decline',
      headers: { authorization: `Bearer ${visit.token}` },
      payload: { reason },
    }),
  )
}
