import { signNowGroups } from '@countersign/database'
import {
  isUnderWay,
  type RemoteGroup,
  type RemoteGroupStore,
} from '@countersign/signing/adapters/signnow/remote-group'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { isUuid } from '../../kernel/ids.ts'
import { addMs, minutes } from '../../kernel/time.ts'
import { withGroupLease } from './group-lease.ts'

/** Outside of any transaction: what SignNow was told cannot be rolled back. */
export function createRemoteStore(context: () => Context): RemoteGroupStore {
  return {
    read: (groupId) => readRemote(context(), groupId),
    save: (group) => saveRemote(context(), group),
    expectProgress: (groupId) => expectProgress(context(), groupId),
    exclusive: (groupId, work) => withGroupLease(context(), groupId, work),
  }
}

async function readRemote(ctx: Context, groupId: string): Promise<RemoteGroup | undefined> {
  if (!isUuid(groupId)) {
    return undefined
  }
  const [row] = await ctx.db
    .select({ body: signNowGroups.body })
    .from(signNowGroups)
    .where(eq(signNowGroups.groupId, groupId))

  return row?.body ?? undefined
}

/** The lease has made the row. */
async function saveRemote(ctx: Context, group: RemoteGroup): Promise<void> {
  const firstRead = addMs(ctx.clock.now(), minutes(1)).toISOString()
  await ctx.db
    .update(signNowGroups)
    .set({
      body: group,
      vendorGroupId: group.vendorGroupId ?? null,
      nextReadAt: isUnderWay(group)
        ? sql`coalesce(${signNowGroups.nextReadAt}, ${firstRead}::timestamptz)`
        : null,
    })
    .where(eq(signNowGroups.groupId, group.groupId))
}

/** The pauses begin again. Nothing more is expected of a group that is done. */
export async function expectProgress(ctx: Context, groupId: string): Promise<void> {
  await ctx.db
    .update(signNowGroups)
    .set({ reads: 0, nextReadAt: addMs(ctx.clock.now(), minutes(1)) })
    .where(and(eq(signNowGroups.groupId, groupId), isNotNull(signNowGroups.nextReadAt)))
}
