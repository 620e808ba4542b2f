import { signNowGroups } from '@countersign/database'
import { eq, sql } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { enqueue } from '../../kernel/jobs.ts'
import { readSignNowGroupJob } from './read-groups.ts'
import { SignNowNotification } from './receive-event.ts'
import { expectProgress } from './remote-store.ts'

/** An event only says that the group has to be read again. Events of other groups of the account are ignored. */
export async function handleSignNowEvent(ctx: Context, payload: unknown): Promise<void> {
  const { vendorGroupId, vendorDocumentId } = SignNowNotification.parse(payload)
  const groupId =
    (vendorGroupId && (await findByGroup(ctx, vendorGroupId))) ||
    (vendorDocumentId && (await findByDocument(ctx, vendorDocumentId)))
  if (groupId) {
    await expectProgress(ctx, groupId)
    await enqueue(ctx, readSignNowGroupJob, { groupId })
  }
}

async function findByGroup(ctx: Context, vendorGroupId: string): Promise<string | undefined> {
  const [row] = await ctx.db
    .select({ groupId: signNowGroups.groupId })
    .from(signNowGroups)
    .where(eq(signNowGroups.vendorGroupId, vendorGroupId))

  return row?.groupId
}

async function findByDocument(ctx: Context, vendorId: string): Promise<string | undefined> {
  const content = JSON.stringify({ uploads: [{ vendorId }] })
  const [row] = await ctx.db
    .select({ groupId: signNowGroups.groupId })
    .from(signNowGroups)
    .where(sql`${signNowGroups.body} @> ${content}::jsonb`)

  return row?.groupId
}
