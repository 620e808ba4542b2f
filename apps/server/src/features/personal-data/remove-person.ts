import type { Role } from '@countersign/answers/field'
import type { InviteRole } from '@countersign/contract/schemas/roles'
import {
  envelopes,
  lockEnvelope,
  mails,
  packets,
  packetTenants,
  retiredCodes,
  roomSessions,
  signingInvites,
  tenants,
} from '@countersign/database'
import type { Envelope, EnvelopeDocument, Recipient } from '@countersign/signing/envelope'
import { and, eq, inArray, notExists, sql } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { eraseFromStream } from '../../kernel/events/erase-events.ts'
import { packetStream } from '../../kernel/events/event-stream.ts'
import { erasedText } from '../../kernel/events/personal-fields.ts'
import { enqueue } from '../../kernel/jobs.ts'
import { addMs, days } from '../../kernel/time.ts'
import { isTransaction } from '../../kernel/transaction.ts'
import {
  type InviteRow,
  isTenant,
  listColumns,
  listedPeople,
  readInvites,
} from '../packet/index.ts'
import { deletePacketFilesJob } from '../retention/index.ts'

interface PersonInPacket {
  packet: { id: string; documentGroupId: string }
  invite: Pick<InviteRow, 'role' | 'kind'>
}

/**
 * Takes one person out of a packet that came to nothing: who they are and what they answered. What
 * the others answered, and the owner, stays. In a transaction.
 */
export async function removePerson(
  ctx: Context,
  { packet: { id, documentGroupId }, invite }: PersonInPacket,
): Promise<void> {
  const { db } = ctx
  if (!isTransaction(db)) {
    throw new Error('A person is removed in a transaction.')
  }
  const { role } = invite
  const stream = packetStream(documentGroupId)
  await lockEnvelope(db, { envelopeId: documentGroupId, stream })

  await deleteRows(ctx, { id, documentGroupId, invite })
  const [row] = await db.select().from(envelopes).where(eq(envelopes.id, documentGroupId))
  if (row) {
    const { body, names } = removeFromEnvelope(row.body, role)
    await db
      .update(envelopes)
      .set({ body, version: sql`${envelopes.version} + 1` })
      .where(eq(envelopes.id, documentGroupId))
    await db
      .update(packets)
      .set({
        ...(await listWithout(ctx, id)),
        ownersWaiting: [],
        ...(row.body.ended?.by === role && { archivedWords: null }),
        version: sql`${packets.version} + 1`,
      })
      .where(eq(packets.id, id))
    if (names.length > 0) {
      const startAfter = addMs(ctx.clock.now(), days(1) + 60_000)
      await enqueue(ctx, deletePacketFilesJob, { names }, { startAfter })
    }
  }
  await eraseFromStream(ctx, {
    stream,
    isMeant: ({ actor, data }) => actor === `resident:${role}` || isAbout(data, role),
    reason: 'request',
  })
}

interface RemovedRows {
  id: string
  documentGroupId: string
  invite: PersonInPacket['invite']
}

async function deleteRows(
  { db }: Context,
  { id, documentGroupId, invite }: RemovedRows,
): Promise<void> {
  const { role } = invite
  for (const table of [mails, retiredCodes, signingInvites]) {
    await db.delete(table).where(and(eq(table.packetId, id), eq(table.role, role)))
  }
  // Those to the others name them: "… has a question".
  await db
    .update(mails)
    .set({ subject: '', text: '', html: '', replyToName: null, replyToEmail: null, failure: null })
    .where(eq(mails.packetId, id))
  await db
    .delete(roomSessions)
    .where(and(eq(roomSessions.envelopeId, documentGroupId), eq(roomSessions.role, role)))
  if (!isTenant(invite)) {
    return
  }
  const removed = await db
    .delete(packetTenants)
    .where(
      and(eq(packetTenants.packetId, id), eq(packetTenants.position, Number(role.slice(2)) - 1)),
    )
    .returning({ tenantId: packetTenants.tenantId })
  await db.delete(tenants).where(
    and(
      inArray(
        tenants.id,
        removed.map(({ tenantId }) => tenantId),
      ),
      notExists(
        db
          .select({ one: sql`1` })
          .from(packetTenants)
          .where(eq(packetTenants.tenantId, tenants.id)),
      ),
    ),
  )
}

/** `names` are the files of photos that are in no answer any more. */
function removeFromEnvelope(
  envelope: Envelope,
  role: InviteRole,
): { body: Envelope; names: string[] } {
  const isTheirs = (key: string) => (key.split('/').at(-1) ?? key).startsWith(`${role}.`)
  const { photos = [], values, ended, carried, leftBlank, toConfirm, lastTerms } = envelope
  const kept = photos.filter((photo) => photo.role !== role)

  return {
    body: {
      ...envelope,
      documents: envelope.documents.map((document) =>
        document.copyOf === role ? untitled(document, envelope, role) : document,
      ),
      recipients: envelope.recipients.map((recipient) =>
        recipient.role === role ? emptyRecipient(recipient) : recipient,
      ),
      values: withoutKeys(values, isTheirs),
      ...(carried && { carried: withoutKeys(carried, isTheirs) }),
      ...(toConfirm && { toConfirm: toConfirm.filter((key) => !isTheirs(key)) }),
      ...(lastTerms && {
        lastTerms: { ...lastTerms, answers: withoutKeys(lastTerms.answers, isTheirs) },
      }),
      ...(leftBlank && { leftBlank: leftBlank.filter((key) => !isTheirs(key)) }),
      ...(photos.length > 0 && { photos: kept }),
      ...(ended?.by === role && { ended: { ...ended, reason: erasedText } }),
    },
    names: photos
      .map(({ sha256 }) => sha256)
      .filter((name) => !kept.some(({ sha256 }) => sha256 === name)),
  }
}

/** A private copy is titled with its signer's name. */
function untitled(
  document: EnvelopeDocument,
  { recipients }: Envelope,
  role: InviteRole,
): EnvelopeDocument {
  const ending = `: ${recipients.find((one) => one.role === role)?.name ?? ''}`
  return document.title.endsWith(ending)
    ? { ...document, title: document.title.slice(0, -ending.length) }
    : document
}

function emptyRecipient({ role, kind, state }: Recipient): Recipient {
  return { role, name: erasedText, email: '', ...(kind && { kind }), state }
}

function withoutKeys<Value>(
  values: Readonly<Record<string, Value>>,
  isLeftOut: (key: string) => boolean,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).filter(([key]) => !isLeftOut(key)))
}

/** By whom the packet is found and sorted from now on. */
async function listWithout(ctx: Context, id: string) {
  const [packet] = await ctx.db.select().from(packets).where(eq(packets.id, id))

  return packet && listColumns(packet, listedPeople(await readInvites(ctx, id)))
}

function isAbout(data: object, role: Role): boolean {
  const facts = 'facts' in data && typeof data.facts === 'object' ? data.facts : undefined
  const by = 'by' in data && Array.isArray(data.by) ? data.by : []

  return (
    ('role' in data && data.role === role) ||
    (facts !== undefined && facts !== null && 'signer' in facts && facts.signer === role) ||
    by.includes(role)
  )
}
