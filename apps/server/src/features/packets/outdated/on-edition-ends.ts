import { packets, publishedEditions } from '@countersign/database'
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Context } from '../../../kernel/context.ts'
import { defineJob, enqueue } from '../../../kernel/jobs.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import { mailFormEnds } from '../../emails/index.ts'
import { editionEndsType } from '../../forms/index.ts'
import { touchPacket, type PacketRow } from '../../packet/index.ts'

const batch = 100

/**
 * Owners of packets that are waiting for signatures are mailed once, and what screens show of packets
 * that are not sent is read again. Idempotent: the mail's key has the edition.
 */
export const editionEndsJob = defineJob({
  ...editionEndsType,
  async run(ctx, { formId, edition }) {
    const ended =
      typeof edition === 'number'
        ? await findPublished(ctx, { formId, edition })
        : findInLibrary(ctx, { formId, edition })
    if (!ended) {
      return
    }

    let after = 0
    for (;;) {
      const page = await listPackets(ctx, { formId, edition, after })
      for (const packet of page) {
        await inTransaction(ctx, (tx) => tell(tx, packet, { formId, edition, ...ended }))
      }
      const last = page.at(-1)
      if (!last || page.length < batch) {
        return
      }
      after = last.number
    }
  },
})

/** What its owner reads of it. */
type EndedEdition = Omit<Parameters<typeof mailFormEnds>[2], 'title' | 'formId' | 'edition'>

interface EditionKey<Edition = number | string> {
  formId: string
  edition: Edition
}

async function findPublished(
  ctx: Context,
  { formId, edition }: EditionKey<number>,
): Promise<EndedEdition | undefined> {
  const [ended] = await ctx.db
    .select()
    .from(publishedEditions)
    .where(and(eq(publishedEditions.formId, formId), eq(publishedEditions.edition, edition)))
  if (!ended) {
    return undefined
  }
  const { withdrawnOn: on, withdrawnReason: reason } = ended

  return {
    by: 'association',
    lastDay: ended.lastDay,
    withdrawn: on === null ? undefined : { on, reason: reason ?? '' },
  }
}

function findInLibrary(
  { ports }: Context,
  { formId, edition }: EditionKey<string>,
): EndedEdition | undefined {
  const ended = ports.forms
    .withdrawn()
    .find((other) => other.formId === formId && other.edition === edition)

  return (
    ended && {
      by: 'library',
      lastDay: null,
      withdrawn: { on: ended.day, reason: ended.reason },
    }
  )
}

/** What a release withdrew. May run at each start: a mail goes once. */
export async function tellWithdrawnInLibrary(ctx: Context): Promise<void> {
  for (const { formId, edition } of ctx.ports.forms.withdrawn()) {
    await enqueue(ctx, editionEndsType, { formId, edition })
  }
}

const unsent = ['CREATED', 'IN_PROGRESS', 'AWAITING_PAYMENT'] as const
const waiting = ['AWAITING_TENANT_SIGNATURE', 'AWAITING_LANDLORD_SIGNATURE'] as const

function listPackets(
  { db }: Context,
  { formId, edition, after }: EditionKey & { after: number },
): Promise<PacketRow[]> {
  const named = JSON.stringify([{ formId, edition: String(edition) }])

  return db
    .select()
    .from(packets)
    .where(
      and(
        sql`${packets.documents} @> ${named}::jsonb`,
        inArray(packets.status, [...unsent, ...waiting]),
        eq(packets.printOnly, false),
        gt(packets.number, after),
      ),
    )
    .orderBy(asc(packets.number))
    .limit(batch)
}

async function tell(
  ctx: Context,
  packet: PacketRow,
  ended: EditionKey & EndedEdition,
): Promise<void> {
  if (unsent.some((status) => status === packet.status)) {
    await touchPacket(ctx, packet.id)
    return
  }
  const document = packet.documents.find(({ formId }) => formId === ended.formId)
  await mailFormEnds(ctx, packet, { title: document?.title ?? '', ...ended })
}
