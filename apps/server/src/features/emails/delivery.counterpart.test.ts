import { generateKeyPairSync } from 'node:crypto'
import { mails, packets } from '@countersign/database'
import { and, eq } from 'drizzle-orm'
import { dkimVerify } from 'mailauth/lib/dkim/verify.js'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createImapMailbox } from '../../infrastructure/mail/reports/imap-mailbox.ts'
import { createReturnPath } from '../../infrastructure/mail/return-path.ts'
import { createSmtpTransport } from '../../infrastructure/mail/smtp-transport.ts'
import {
  acceptAll,
  startDebianMail,
  type DebianMail,
} from '../../infrastructure/mail/testing/debian-mail.ts'
import { startTestApp, type TestApp } from '../../testing/index.ts'
import { residentInvites, walkPacket, type WalkedPacket } from '../../testing/walk-packet.ts'
import { createReadReportsJob } from './read-reports.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const returnPath = createReturnPath({ address: 'bounces@forms.example', secretKey: 'k'.repeat(32) })
const maria = 'maria.lopez@example.com'

let debian: DebianMail
let transport: ReturnType<typeof createSmtpTransport>
let server: TestApp
beforeAll(async () => {
  debian = await startDebianMail()
  transport = createSmtpTransport({
    url: debian.smtpUrl,
    from: 'Countersign <no-reply@forms.example>',
    returnPath,
    dkim: {
      domain: 'forms.example',
      selector: 'autumn',
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    },
  })
})
afterAll(async () => {
  await transport.close()
  await debian.stop()
})
beforeEach(async () => {
  server = await startTestApp({ mail: transport })
  Object.assign(debian.onRecipient, acceptAll)
})
afterEach(() => server.stop())

test('a recipient who is refused at once is reported to the owner', async () => {
  debian.onRecipient.handedIn = only(maria, 'REJECT 5.1.1 No such mailbox')
  const walk = await sendPacket()

  const [first, second] = await residentInvites(walk)
  expect(first?.undeliverableAt).not.toBeNull()
  expect(second?.undeliverableAt).toBeNull()
  expect(await ownerIsTold(walk)).toBe(true)
})

test('a recipient who is asked to wait is tried again, and the owner hears nothing', async () => {
  let tries = 0
  debian.onRecipient.handedIn = (recipient) => {
    tries += recipient === maria ? 1 : 0
    return recipient === maria && tries < 3 ? 'DEFER Greylisted, please try again' : 'DUNNO'
  }
  const walk = await walkPacket(server, 'sent')
  for (let minute = 0; minute < 3; minute += 1) {
    await server.jobs.run()
    server.clock.advance(60_000)
  }
  await server.jobs.run()

  expect(tries).toBe(3)
  expect((await mailOf(walk))?.sentAt).not.toBeNull()
  expect(await ownerIsTold(walk)).toBe(false)
})

test('a mail that comes back later is found in the mailbox of bounces, and the owner is told', async () => {
  debian.onRecipient.next = only(maria, 'REJECT 5.1.1 No such mailbox', 'FILTER discard:')
  const walk = await sendPacket()
  expect(await ownerIsTold(walk)).toBe(false)

  const mailbox = createImapMailbox({ url: debian.imapUrl })
  const job = createReadReportsJob({ mailbox, returnPath })
  await vi.waitFor(
    async () => {
      await job.run(server.ctx, {})
      expect(await ownerIsTold(walk)).toBe(true)
    },
    { timeout: 20_000, interval: 200 },
  )
  expect((await mailOf(walk))?.failure).toContain('No such mailbox')
  expect((await residentInvites(walk))[0]?.undeliverableAt).not.toBeNull()

  const left: Uint8Array[] = []
  await mailbox.readUnseen(async (message) => left.push(message) > 0)
  expect(left).toEqual([])
})

test('other messages in the mailbox stay there, also hostile ones, and are read once', async () => {
  const huge = 'x'.repeat(8_000_000)
  const to = 'bounces@forms.example'
  for (const text of ['Is this the right address?', huge]) {
    await transport.send({ ...note, to: { name: 'B', email: to }, text })
  }
  const read: number[] = []
  const mailbox = createImapMailbox({ url: debian.imapUrl })
  await vi.waitFor(
    async () => {
      await mailbox.readUnseen(async (message) => {
        read.push(message.byteLength)
        return false
      })
      expect(read).toHaveLength(2)
    },
    { timeout: 20_000, interval: 200 },
  )

  expect(Math.max(...read)).toBe(256 * 1024)
  await mailbox.readUnseen(async () => expect.unreachable())
})

test('a wrong password is said without the password', async () => {
  const url = debian.imapUrl.replace('secret', 'the-wrong-one')
  const reading = createImapMailbox({ url }).readUnseen(async () => true)

  await expect(reading).rejects.toThrow(/mailbox of bounces cannot be read: .*failed/i)
  await reading.catch((error: unknown) => expect(String(error)).not.toContain('the-wrong-one'))
})

test('a mailbox that is away is said, and nothing else happens', async () => {
  const url = 'imap://bounces:secret@127.0.0.1:9/INBOX'

  await expect(createImapMailbox({ url }).readUnseen(async () => true)).rejects.toThrow(
    /mailbox of bounces cannot be read: .*ECONNREFUSED/,
  )
})

test('what Postfix delivers still has a valid signature', async () => {
  await transport.send({ ...note, to: { name: 'Archive', email: 'archive@forms.example' } })
  const [raw = ''] = await vi.waitFor(
    async () => {
      const files = await debian.readMailbox('archive')
      expect(files).toHaveLength(1)
      return files
    },
    { timeout: 20_000, interval: 200 },
  )
  const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  const { results } = await dkimVerify(Buffer.from(raw.replaceAll('\n', '\r\n'), 'latin1'), {
    resolver: async () => [[`v=DKIM1; k=rsa; p=${key}`]],
  })

  expect(results.map(({ status }) => status.result)).toEqual(['pass'])
  expect(raw).toMatch(/^Return-Path: <bounces\+[a-z2-7]{42}@forms\.example>/)
})

const note = {
  id: '7b0c1f9e-35f5-4d5c-9a53-3d1f4f3a8a01',
  to: { name: 'Maria', email: maria },
  subject: 'Documentos para María ✍️',
  text: 'Línea\n.\nfin',
  html: '<p>Hello</p>',
}

function only(address: string, action: string, otherwise = 'DUNNO') {
  return (recipient: string) => (recipient === address ? action : otherwise)
}

async function sendPacket(): Promise<WalkedPacket> {
  const walk = await walkPacket(server, 'sent')
  await server.jobs.run()

  return walk
}

async function mailOf({ groupId }: WalkedPacket) {
  const [row] = await server.services.db
    .select({ mail: mails })
    .from(mails)
    .innerJoin(packets, eq(packets.id, mails.packetId))
    .where(and(eq(packets.documentGroupId, groupId), eq(mails.recipientEmail, maria)))

  return row?.mail
}

async function ownerIsTold({ member }: WalkedPacket): Promise<boolean> {
  const told = and(eq(mails.kind, 'unreachable'), eq(mails.recipientEmail, member.email))

  return (await server.services.db.$count(mails, told)) === 1
}
