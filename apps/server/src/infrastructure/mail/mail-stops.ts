import { mails, mailStops, packets, suppressedAddresses } from '@countersign/database'
import { and, eq, exists, gte, or, sql, type SQL } from 'drizzle-orm'
import { QueryBuilder, type AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Context } from '../../kernel/context.ts'
import { addMs, days } from '../../kernel/time.ts'

type Value = AnyPgColumn | SQL | string

/** Condition: this address gets no more email in this owner's name. */
export function isMailStopped({ email, ownerId }: { email: Value; ownerId: Value }): SQL<boolean> {
  const one = { one: sql`1` }
  const address = sql`lower(${email})`
  const query = new QueryBuilder()
  const own = query
    .select(one)
    .from(mailStops)
    .where(and(eq(mailStops.email, address), sql`${mailStops.ownerId} = ${ownerId}`))
  const all = query
    .select(one)
    .from(suppressedAddresses)
    .where(eq(suppressedAddresses.email, address))

  return sql<boolean>`(${or(exists(own), exists(all))})`
}

/** Of a mail joined with its packet. */
export const ownerOfMail = sql`coalesce(${packets.ownerId}, ${mails.ownerId})`

/** The first complaint counts. Returns whether this is it. */
export async function stopMails(
  ctx: Context,
  { id, recipientEmail, ...mail }: typeof mails.$inferSelect,
) {
  const ownerId = mail.ownerId ?? (await findPacketOwner(ctx, mail.packetId))
  if (!ownerId) {
    return false
  }
  const added = await ctx.db
    .insert(mailStops)
    .values({
      email: recipientEmail.toLowerCase(),
      ownerId,
      mailId: id,
      createdAt: ctx.clock.now(),
    })
    .onConflictDoNothing()
    .returning()

  return added.length > 0
}

async function findPacketOwner(ctx: Context, packetId: string | null): Promise<string | undefined> {
  const [packet] = packetId
    ? await ctx.db
        .select({ ownerId: packets.ownerId })
        .from(packets)
        .where(eq(packets.id, packetId))
    : []

  return packet?.ownerId
}

/** The person's own act. Returns whether emails were stopped. */
export async function resumeMails(
  ctx: Context,
  { email, ownerId }: { email: string; ownerId: string },
): Promise<boolean> {
  const address = email.toLowerCase()
  const own = await ctx.db
    .delete(mailStops)
    .where(and(eq(mailStops.email, address), eq(mailStops.ownerId, ownerId)))
    .returning()
  const all = await ctx.db
    .delete(suppressedAddresses)
    .where(eq(suppressedAddresses.email, address))
    .returning()

  return own.length + all.length > 0
}

export function countComplaints({ db, clock }: Context): Promise<number> {
  return db.$count(mailStops, gte(mailStops.createdAt, addMs(clock.now(), -days(1))))
}
