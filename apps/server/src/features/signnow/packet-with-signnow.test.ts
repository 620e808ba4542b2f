import { createHmac } from 'node:crypto'
import { signNowGroups } from '@countersign/database'
import { startFakeSignNow } from '@countersign/signing/adapters/signnow/testing/start-fake-signnow'
import {
  declineAtSignNow,
  signAtSignNow,
} from '@countersign/signing/adapters/signnow/testing/visit-page'
import type { FakeSignNow } from '@countersign/signing/adapters/signnow/testing/fake-signnow'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { checkSigningProvider } from '../../bootstrap/check-signing-provider.ts'
import type { SignNowConfig } from '../../config/providers.ts'
import { startTestApp, type TestApp } from '../../testing/index.ts'
import {
  invitesOf,
  linkByCode,
  ownLink,
  readPacketOf,
  residentInvites,
  walkPacket,
  type WalkedPacket,
} from '../../testing/walk-packet.ts'
import { minutes } from '../../kernel/time.ts'
import { readDueGroupsJob } from './read-groups.ts'
import { createSignNowReceiver } from './receive-event.ts'

const secret = 'a-secret-of-the-webhooks'

let fake: FakeSignNow
let signNow: SignNowConfig
let server: TestApp
beforeAll(async () => {
  fake = await startFakeSignNow()
  const { clientId, clientSecret, username, password } = fake.options
  const credentials = { kind: 'password', clientId, clientSecret, username, password } as const
  signNow = { baseUrl: fake.url, credentials, webhookSecret: secret, sealFiles: false }
  server = await startTestApp({ webhooks: { signnow: createSignNowReceiver(secret) } }, { signNow })
})
beforeEach(() => {
  fake.calls.length = 0
})
afterAll(async () => {
  await server.stop()
  await fake.close()
})

test('a signer with the address of the SignNow account is refused when the packet is created', async () => {
  const member = await server.asMember()
  const walk = walkPacket(server, 'created', member, {
    signers: [
      {
        firstName: 'Maria',
        lastName: 'Lopez',
        email: fake.options.username,
        phone: '(217) 555-0101',
      },
    ],
  })

  await expect(walk).rejects.toThrow('is the address of the SignNow account')
  expect(fake.calls).toEqual([])
})

test('a packet that needs a private copy for each resident is refused, in words, before anything is made', async () => {
  const walk = walkPacket(server, 'created', undefined, { templateIds: ['rental-application'] })

  await expect(walk).rejects.toThrow('private copy for each resident')
  expect(fake.calls).toEqual([])
})

test.each([
  ['tenant-estoppel-certificate', 'Tenant Estoppel Certificate'],
  ['lease-renewal-offer', 'Lease Renewal Offer'],
])(
  'the form %s, which SignNow cannot ask completely, is refused at its choice, in words',
  async (formId, title) => {
    const walk = walkPacket(server, 'created', undefined, { templateIds: [formId] })

    await expect(walk).rejects.toThrow(
      new RegExp(`“${title}” needs an answer that SignNow cannot require.*signed on paper`),
    )
    expect(fake.calls).toEqual([])
  },
)

test('SignNow’s pages may be framed', async () => {
  const { headers } = await server.app.inject({ url: '/api/health' })

  expect(headers['content-security-policy']).toContain(
    `frame-src 'self' blob: https://signnow.com https://*.signnow.com ${fake.url}`,
  )
})

test('a packet runs from sending to the file, and everyone signs at SignNow', async () => {
  const walk = await walkPacket(server, 'sent')
  expect((await readPacketOf(walk)).status).toBe('AWAITING_TENANT_SIGNATURE')
  for (const { code } of await residentInvites(walk)) {
    await signAtSignNow(await linkByCode(server, code ?? ''))
    await server.app.inject({ method: 'POST', url: `/api/signing-invites/return/code/${code}` })
  }

  expect((await readPacketOf(walk)).status).toBe('AWAITING_LANDLORD_SIGNATURE')
  await signAtSignNow(await ownLink(walk))
  await walk.member.call('POST', `/legal-form-packets/group/${walk.groupId}/return`)
  await server.jobs.run()

  const packet = await readPacketOf(walk)
  expect(packet.status).toBe('FULLY_EXECUTED')
  expect((await invitesOf(walk)).map(({ status }) => status)).toEqual([
    'signed',
    'signed',
    'signed',
  ])
  const file = await walk.member.call('GET', `/esign/download-document/${walk.groupId}`)
  expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  const verdict = await server.app.inject({
    method: 'POST',
    url: '/api/verify',
    headers: { 'content-type': 'application/pdf' },
    payload: file.rawPayload,
  })
  expect(verdict.json()).toMatchObject({ verdict: 'on-record' })
  expect(fake.refused).toEqual([])
})

test('without the settings of SignNow a server does not start while a packet waits there', async () => {
  const { db } = server.services
  await db.update(signNowGroups).set({ nextReadAt: null })
  await expect(checkSigningProvider(db, { signNow: undefined })).resolves.toBeUndefined()

  await walkPacket(server, 'sent')
  await expect(checkSigningProvider(db, { signNow: undefined })).rejects.toThrow(
    'SIGNING_PROVIDER: must stay signnow for now, because 1 packet is being signed at SignNow.',
  )
  await expect(checkSigningProvider(db, { signNow })).resolves.toBeUndefined()
  await db.update(signNowGroups).set({ nextReadAt: null })
})

test('SignNow is asked in growing pauses, which begin again when a signer opens a link', async () => {
  const walk = await walkPacket(server, 'sent')
  const reads = async (after: number) => {
    server.clock.advance(minutes(after))
    fake.calls.length = 0
    await readDueGroupsJob.run(server.ctx, {})
    await server.jobs.run()
    return fake.calls.filter((call) => call === 'GET /documentgroup/*/groupinvite/*').length
  }

  expect([await reads(0.5), await reads(0.6), await reads(1.5)]).toEqual([0, 1, 0])
  expect([await reads(0.6), await reads(4), await reads(1.1)]).toEqual([1, 0, 1])
  const [maria] = await residentInvites(walk)
  await linkByCode(server, maria?.code ?? '')
  expect([await reads(0.5), await reads(0.6)]).toEqual([0, 1])
})

test('an event of SignNow only says that the group is to be read at once; a forged one is refused', async () => {
  const walk = await walkPacket(server, 'sent')
  const [maria] = await residentInvites(walk)
  await signAtSignNow(await linkByCode(server, maria?.code ?? ''))
  const forged = await postEvent(walk, 'another-secret-of-somebody')
  expect([forged.statusCode, forged.json()]).toMatchObject([400, { code: 'webhook-refused' }])
  await server.jobs.run()
  expect((await invitesOf(walk))[0]?.status).toBe('pending')

  expect((await postEvent(walk, secret)).statusCode).toBe(204)
  expect((await postEvent(walk, secret, 'hex')).statusCode).toBe(204)
  await server.jobs.run()
  expect((await invitesOf(walk))[0]?.status).toBe('signed')
})

test.each(['\ud800', 'a\0b'])(
  'an event with the text %j, which cannot be stored, is refused',
  async (text) => {
    const meta = { timestamp: server.clock.now().getTime() / 1000, event: 'an event' }
    const answer = await postSigned({ meta, content: { group_id: text } }, secret)

    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'invalid-request' }])
  },
)

test('a late event of a packet that is done does not make it wait at SignNow again', async () => {
  const walk = await walkPacket(server, 'sent')
  for (const { code } of await residentInvites(walk)) {
    await signAtSignNow(await linkByCode(server, code ?? ''))
  }
  await walk.member.call('POST', `/legal-form-packets/group/${walk.groupId}/return`)
  await signAtSignNow(await ownLink(walk))
  await walk.member.call('POST', `/legal-form-packets/group/${walk.groupId}/return`)
  await server.jobs.run()
  expect((await readPacketOf(walk)).status).toBe('FULLY_EXECUTED')
  expect(await nextReadOf(walk)).toBeNull()

  expect((await postEvent(walk, secret)).statusCode).toBe(204)
  await server.jobs.run()
  expect(await nextReadOf(walk)).toBeNull()
})

test('a group that is done, and was still to be read by an earlier version, is read no more', async () => {
  const walk = await walkPacket(server, 'sent')
  await walk.member.call('POST', `/legal-form-packets/group/${walk.groupId}/cancel`, {
    reason: 'No longer needed.',
  })
  await server.jobs.run()
  await server.services.db
    .update(signNowGroups)
    .set({ nextReadAt: server.clock.now() })
    .where(eq(signNowGroups.groupId, walk.groupId))

  await readDueGroupsJob.run(server.ctx, {})
  await server.jobs.run()
  expect(await nextReadOf(walk)).toBeNull()
})

test('while SignNow is away, sending says so and sends nothing, and later it goes on', async () => {
  const walk = await walkPacket(server, 'paid')
  const groups = fake.state.groups.size
  fake.intercept({ times: Infinity, answer: (_request, response) => response.writeHead(503).end() })
  const refused = await send(walk)

  expect([refused.statusCode, refused.json()]).toMatchObject([
    503,
    { code: 'provider-unavailable' },
  ])
  expect(refused.json<{ detail: string }>().detail).toContain('Nothing was lost')
  expect((await invitesOf(walk)).map(({ code }) => code)).toEqual([null, null, null])
  fake.stopIntercepting()
  expect((await send(walk)).statusCode).toBe(200)
  expect(fake.state.groups.size).toBe(groups + 1)
})

test('a packet that is canceled here ends at SignNow', async () => {
  const walk = await walkPacket(server, 'sent')
  await walk.member.call('POST', `/legal-form-packets/group/${walk.groupId}/cancel`, {
    reason: 'No longer needed.',
  })
  await server.jobs.run()

  expect(fake.state.groups.get(await vendorIdOf(walk))?.invite).toBeUndefined()
})

test.each([
  ['declines', (link: string) => declineAtSignNow(link, 'The rent is wrong.')],
  ['signs as the last one', signAtSignNow],
])(
  'a packet that is canceled here while somebody %s at SignNow comes to its end',
  async (_, act) => {
    const walk = await walkPacket(server, 'sent')
    for (const { code } of await residentInvites(walk)) {
      await signAtSignNow(await linkByCode(server, code ?? ''))
    }
    await walk.member.call('POST', `/legal-form-packets/group/${walk.groupId}/return`)
    const link = await ownLink(walk)
    await walk.member.call('POST', `/legal-form-packets/group/${walk.groupId}/cancel`, {
      reason: 'No longer needed.',
    })
    await act(link)
    await server.jobs.run()

    expect(await nextReadOf(walk)).toBeNull()
    const { signing } = server.services.ports
    expect((await signing.readGroup({ groupId: walk.groupId })).state).toBe('canceled')
  },
)

test('a group that is ended in SignNow’s own screens ends the packet', async () => {
  const walk = await walkPacket(server, 'sent')
  const group = fake.state.groups.get(await vendorIdOf(walk))
  if (group?.invite) {
    group.invite.status = 'canceled'
  }
  await walk.member.call('POST', `/legal-form-packets/group/${walk.groupId}/return`)

  const { status, archived } = await readPacketOf(walk)
  expect([status, archived?.words]).toEqual(['ARCHIVED', 'The signatures were ended in SignNow.'])
})

function send({ member, groupId }: WalkedPacket) {
  return member.call('POST', '/esign/send-for-signature', { docGroupId: groupId })
}

async function vendorIdOf({ groupId }: WalkedPacket): Promise<string> {
  const [row] = await server.services.db
    .select({ id: signNowGroups.vendorGroupId })
    .from(signNowGroups)
    .where(eq(signNowGroups.groupId, groupId))
  return row?.id ?? ''
}

async function nextReadOf({ groupId }: WalkedPacket): Promise<Date | null | undefined> {
  const [row] = await server.services.db
    .select({ at: signNowGroups.nextReadAt })
    .from(signNowGroups)
    .where(eq(signNowGroups.groupId, groupId))
  return row?.at
}

async function postEvent(walk: WalkedPacket, key: string, encoding: 'base64' | 'hex' = 'base64') {
  const event = {
    meta: {
      timestamp: Math.floor(server.clock.now().getTime() / 1000),
      event: 'user.document_group.invite.update',
    },
    content: { group_id: await vendorIdOf(walk), status: 'pending' },
  }
  return postSigned(event, key, encoding)
}

function postSigned(event: object, key: string, encoding: 'base64' | 'hex' = 'base64') {
  const payload = JSON.stringify(event)
  return server.app.inject({
    method: 'POST',
    url: '/api/webhooks/signnow',
    headers: {
      'content-type': 'application/json',
      'x-signnow-signature': createHmac('sha256', key).update(payload).digest(encoding),
    },
    payload,
  })
}
