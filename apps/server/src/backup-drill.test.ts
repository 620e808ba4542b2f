import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Packet } from '@countersign/contract/schemas/packets/packet'
import type { Property } from '@countersign/contract/schemas/properties'
import { mails, packets, users } from '@countersign/database'
import { demoMembers } from '@countersign/database/seed'
import { createTestDatabase, type TestDatabase } from '@countersign/database/testing'
import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { verifyChains } from './features/history/index.ts'
import { listFailedMails, releaseOutbox } from './features/emails/index.ts'
import { resumeUnfinished } from './features/packets/index.ts'
import { startMailServer, type MailServer } from './infrastructure/mail/testing/mail-server.ts'
import { systemContext } from './kernel/context.ts'
import { createLogger } from './kernel/logger.ts'
import {
  call,
  findPacket,
  finishOwnRoom,
  finishPacket,
  startInstallation,
  verifyExecutedFile,
  waitForStatus,
  type EarlierInstallation,
} from './testing/start-on-data-folder.ts'
import { testProgram } from './testing/test-program.ts'

/**
 * An installation on a database of its own is backed up while its members work, and lost. The backup
 * is restored, by the commands of docs/operations/backup.md, into an empty data folder with the embedded database.
 */

const waiting = 'waiting@example.com'
const packetsOfEachMember = 3
const atStages = ['Created', 'Filled', 'Sent', 'Executed']
let folder: string
let database: TestDatabase
let before: EarlierInstallation
let after: EarlierInstallation
let mailsBefore: MailServer
let mailsAfter: MailServer
let property: Property
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'countersign-drill-'))
  database = await createTestDatabase()
  mailsBefore = await startMailServer({ onRecipient: refuseForNow })
  mailsAfter = await startMailServer()
  before = await startInstallation(settings('lost', mailsBefore, database.url))
  await preparePackets()

  const load = startLoad()
  await runCommand('backup', settings('lost', mailsBefore, database.url))
  await load.stop()
  await before.stop()

  await runCommand('restore', settings('restored', mailsAfter))
  after = await startInstallation(settings('restored', mailsAfter))
}, 180_000)
afterAll(async () => {
  await after?.stop()
  await Promise.all([mailsBefore.stop(), mailsAfter.stop()])
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

function settings(dataDir: string, { url }: MailServer, databaseUrl = ''): Record<string, string> {
  return {
    DATA_DIR: path.join(folder, dataDir),
    DATABASE_URL: databaseUrl,
    SMTP_URL: url,
    MAIL_FROM: 'forms@example.com',
    PORT: '0',
  }
}

/** Its emails are in the outbox when the backup is taken. */
function refuseForNow(address: string) {
  return Promise.resolve(address === waiting ? { code: 451, text: '4.3.0 Try again' } : undefined)
}

async function runCommand(name: 'backup' | 'restore', env: Record<string, string>): Promise<void> {
  const args = [testProgram(`bin/${name}`), path.join(folder, 'backup')]
  await promisify(execFile)(process.execPath, args, {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
  })
}

async function preparePackets(): Promise<void> {
  const { property: added } = await call<{ property: Property }>(
    before,
    'POST',
    `/users/${await ownerId()}/properties`,
    {
      name: 'Maple Street Duplex',
      address: { street: '412 Maple Street', city: 'Springfield', state: 'IL', zip: '62704' },
      units: [{ name: 'Unit A' }],
    },
  )
  property = added
  for (const name of atStages) {
    await createPacket(name)
  }
  await finishOwnRoom(before, (await findPacket(before, 'Filled')).documentGroupId)
  const { documentGroupId: sent } = await findPacket(before, 'Sent')
  await finishOwnRoom(before, sent)
  await call(before, 'POST', '/payments', { documentGroupId: sent })
  await call(before, 'POST', '/esign/send-for-signature', { docGroupId: sent })
  await finishPacket(before, 'Executed')
}

async function ownerId(): Promise<string> {
  const [owner] = await before.services.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, demoMembers.owner.email))

  return owner?.id ?? ''
}

async function createPacket(packetName: string): Promise<void> {
  await call(before, 'POST', '/esign/create-document-group', {
    templateIds: ['pet-addendum'],
    signers: [
      {
        firstName: 'Maria',
        lastName: 'Lopez',
        email: residentOf(packetName),
        phone: '(217) 555-0101',
      },
    ],
    initiator: { email: demoMembers.owner.email, name: 'Morgan Ellis' },
    propertyId: property._id,
    unitId: property.units[0]?._id,
    packetName,
  })
}

/** Each packet has its own: emails to one recipient are sent with pauses. */
function residentOf(packetName: string): string {
  return packetName === 'Sent'
    ? waiting
    : `${packetName.toLowerCase().replace(' ', '-')}@example.com`
}

/** Two members, each of whom takes one packet after the other from its creation to its sealed file. */
function startLoad(): { stop(): Promise<void> } {
  let isStopping = false
  const work = async (member: number) => {
    for (let count = 1; count <= packetsOfEachMember && !isStopping; count += 1) {
      await createPacket(`Load ${member}-${count}`)
      await finishPacket(before, `Load ${member}-${count}`)
    }
  }
  const running = Promise.all([work(1), work(2)])

  return {
    async stop() {
      isStopping = true
      await running
    },
  }
}

async function listPackets(): Promise<Packet[]> {
  const { packets } = await call<{ packets: Packet[] }>(after, 'GET', '/legal-form-packets')

  return packets
}

/** Their files are made by themselves. */
async function listSignedByOwner(): Promise<Set<string>> {
  const rows = await after.services.db
    .select({ name: packets.name })
    .from(packets)
    .where(isNotNull(packets.ownerSignedAt))

  return new Set(rows.map(({ name }) => name))
}

test('the folder of a backup is closed to other users', async () => {
  const backup = path.join(folder, 'backup')
  expect((await stat(backup)).mode & 0o777).toBe(0o700)
  for (const entry of await readdir(backup, { recursive: true, withFileTypes: true })) {
    const { mode } = await stat(path.join(entry.parentPath, entry.name))
    expect(mode & 0o777).toBe(entry.isDirectory() ? 0o700 : 0o600)
  }
})

test('every file that was executed before the backup is genuine after the restore', async () => {
  const executed = (await listPackets()).filter(({ status }) => status === 'FULLY_EXECUTED')
  expect(executed.map(({ formPacketName }) => formPacketName)).toContain('Executed')
  for (const { formPacketName } of executed) {
    expect(await verifyExecutedFile(after, formPacketName)).toMatchObject({ verdict: 'genuine' })
  }
})

test('every event chain is intact after the restore', async () => {
  expect(await verifyChains(after.services.db)).toMatchObject({ broken: [] })
})

test('every packet goes to its end, and no email is sent before the outbox is released', async () => {
  const signedByOwner = await listSignedByOwner()
  const open = (await listPackets()).filter(({ status }) => status !== 'FULLY_EXECUTED')
  const names = open.map(({ formPacketName }) => formPacketName)
  expect(names).toEqual(expect.arrayContaining(['Created', 'Filled', 'Sent']))

  for (const name of names) {
    await (signedByOwner.has(name)
      ? waitForStatus(after, { name, status: 'FULLY_EXECUTED' })
      : finishPacket(after, name))
    expect(await verifyExecutedFile(after, name)).toMatchObject({ verdict: 'genuine' })
  }
  const ready = await after.app.inject('/api/health/ready')
  expect(ready.body).toContain('outbox-held')
  expect(mailsAfter.mails).toEqual([])
})

test('after the release, no email is sent that the lost installation may have sent', async () => {
  const { services } = after
  const outcome = await releaseOutbox(services, { leaveOutRestored: true })
  expect(outcome?.leftOut).toBeGreaterThan(0)
  expect(outcome?.released).toBeGreaterThan(0)

  await resumeUnfinished(systemContext(services, createLogger('silent')))
  await vi.waitFor(
    async () => {
      const toResidents = ne(mails.recipientEmail, demoMembers.owner.email)
      const unsettled = and(isNull(mails.sentAt), isNull(mails.refusedAt), toResidents)
      expect(await services.db.$count(mails, unsettled)).toBe(0)
      // Those to the owner are sent with pauses.
      expect(mailsAfter.mails.length).toBeGreaterThan(atStages.length)
    },
    { timeout: 60_000, interval: 100 },
  )
  const ids = [...mailsBefore.mails, ...mailsAfter.mails].map(({ raw }) => messageId(raw))
  expect(new Set(ids).size).toBe(ids.length)
  expect(await listFailedMails(services)).toContainEqual(
    expect.objectContaining({
      recipientEmail: waiting,
      failure: expect.stringContaining('Left out after a restore'),
    }),
  )
})

function messageId(raw: string): string {
  return /^message-id: (.*)$/im.exec(raw)?.[1] ?? ''
}
