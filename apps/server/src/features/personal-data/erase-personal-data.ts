import type { PersonalData } from '@countersign/contract/schemas/personal-data'
import {
  applicationRequests,
  emailCopies,
  mails,
  officeInvitations,
  packets,
  properties,
} from '@countersign/database'
import { eq, inArray, isNull, and, sql } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { eraseFromStream } from '../../kernel/events/erase-events.ts'
import { packetStream, userStream } from '../../kernel/events/event-stream.ts'
import { recordEvent } from '../../kernel/events/record-event.ts'
import { lockKey } from '../../kernel/lock.ts'
import { inTransaction } from '../../kernel/transaction.ts'
import { deletePacket } from '../retention/index.ts'
import {
  findCopies,
  findInvitations,
  findMails,
  findPackets,
  findProperties,
  findRequests,
  hashPerson,
  type Person,
} from './find-person.ts'
import { findPersonalData } from './find-personal-data.ts'
import { removePerson } from './remove-person.ts'

/**
 * Erases what the owner need not keep about a person, and answers what stays. Idempotent. All of it, and
 * the event that says how much it was, is one transaction.
 */
export async function erasePersonalData(ctx: Context, person: Person): Promise<PersonalData> {
  const counts = await inTransaction(ctx, async (tx) => {
    await lockKey(tx, 'erasure', person.ownerId)
    const erased = {
      requests: await eraseRequests(tx, person),
      ...(await erasePackets(tx, person)),
      properties: await eraseFromProperties(tx, person),
      copies: await eraseCopies(tx, person),
      invitations: await eraseInvitations(tx, person),
      emails: await eraseMails(tx, person),
    }
    if (Object.values(erased).some((count) => count > 0)) {
      await recordEvent(tx, {
        stream: userStream(person.ownerId),
        type: 'personal-data.erased',
        data: { reason: 'request', events: [], personSha256: hashPerson(person), counts: erased },
      })
      return erased
    }
    return undefined
  })
  if (counts) {
    // After a restore of an older backup, `npm run personal-data -- erase-again` reads these lines.
    ctx.log.warn(
      { erasedFor: person.ownerId, personSha256: hashPerson(person), counts },
      'personal data was erased on request',
    )
  }

  return findPersonalData(ctx, person)
}

async function eraseRequests(tx: Context, person: Person): Promise<number> {
  const ids = (await findRequests(tx, person)).map(({ id }) => id)
  for (const id of ids) {
    await deleteMailsAbout(tx, id)
    await tx.db.delete(applicationRequests).where(eq(applicationRequests.id, id))
  }

  return ids.length
}

/** Emails about a request or an invitation have no packet; their key begins with its id. */
async function deleteMailsAbout(tx: Context, id: string): Promise<void> {
  await tx.db
    .delete(mails)
    .where(and(isNull(mails.packetId), sql`starts_with(${mails.dedupeKey}, ${`${id}/`})`))
}

async function erasePackets(tx: Context, person: Person) {
  const found = (await findPackets(tx, person)).filter(({ erasable }) => erasable)
  const inOrder = found.toSorted((one, other) => (one.facts.id < other.facts.id ? -1 : 1))
  const counts = { packets: 0, parts: 0 }
  for (const { facts, invite, isAlone } of inOrder) {
    if (isAlone) {
      await deletePacket(tx, facts, 'request')
      counts.packets += 1
    } else {
      await removePerson(tx, { packet: facts, invite })
      counts.parts += 1
    }
  }

  return counts
}

async function eraseFromProperties(tx: Context, person: Person): Promise<number> {
  const found = await findProperties(tx, person)
  for (const { id, owner, owners, copy, copies } of found) {
    await tx.db
      .update(properties)
      .set({
        owners: owners.filter((each) => each !== owner),
        copies: copies.filter((each) => each !== copy),
      })
      .where(eq(properties.id, id))
  }

  return found.length
}

async function eraseCopies(tx: Context, person: Person): Promise<number> {
  const found = (await findCopies(tx, person)).filter(({ erasable }) => erasable)
  for (const { id, copy, copies } of found) {
    await tx.db
      .update(packets)
      .set({
        copies: copies.filter((each) => each !== copy),
        version: sql`${packets.version} + 1`,
      })
      .where(eq(packets.id, id))
  }

  return found.length
}

/** A link that still works ends. Who has joined stays in the office. */
async function eraseInvitations(tx: Context, person: Person): Promise<number> {
  const ids = (await findInvitations(tx, person)).map(({ id }) => id)
  for (const id of ids) {
    await deleteMailsAbout(tx, id)
    await tx.db.delete(officeInvitations).where(eq(officeInvitations.id, id))
  }

  return ids.length
}

/** What was sent stays in the history, without whom it went to. */
async function eraseMails(tx: Context, person: Person): Promise<number> {
  const erased = (await findMails(tx, person)).filter(({ erasable }) => erasable)
  const ids = erased.map(({ mail }) => mail.id)
  if (ids.length === 0) {
    return 0
  }
  await tx.db.delete(emailCopies).where(inArray(emailCopies.mailId, ids))
  await eraseMailEvents(tx, ids)
  await tx.db
    .update(mails)
    .set({ recipientName: '', recipientEmail: '', subject: '', text: '', html: '', failure: null })
    .where(inArray(mails.id, ids))

  return ids.length
}

/** Whom a copy of a printed form went to, and what a mail server said of an address. */
async function eraseMailEvents(tx: Context, mailIds: readonly string[]): Promise<void> {
  const { rows } = await tx.db.execute<{ id: string }>(sql`
    select distinct document_group_id as id from packets join mails on mails.packet_id = packets.id
    where mails.id = any(${sql.param([...mailIds])}::uuid[]) order by 1`)
  for (const { id } of rows) {
    await eraseFromStream(tx, {
      stream: packetStream(id),
      parts: ['data'],
      isMeant: ({ data }) =>
        'mailId' in data && typeof data.mailId === 'string' && mailIds.includes(data.mailId),
      reason: 'request',
    })
  }
}
