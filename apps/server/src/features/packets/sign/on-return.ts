import { SigningError } from '@countersign/signing/errors'
import type { Context } from '../../../kernel/context.ts'
import { reconcilePacket } from '../flow.ts'
import { findInviteByCode } from '../../invites/index.ts'
import { findOwnPacket } from '../../packet/index.ts'

/** A signer has left the provider's page: asks the provider at once how far they are. Idempotent. */
export async function onSignerReturn(visitor: Context, { code }: { code: string }): Promise<void> {
  const { ctx, packet } = await findInviteByCode(visitor, code)

  await askProvider(ctx, packet.documentGroupId)
}

export async function onOwnerReturn(ctx: Context, { groupId }: { groupId: string }): Promise<void> {
  const packet = await findOwnPacket(ctx, groupId)

  await askProvider(ctx, packet.documentGroupId)
}

/** A provider that is away or has been told less is asked again by a job. */
async function askProvider(ctx: Context, groupId: string): Promise<void> {
  if (ctx.ports.signing.capabilities.reportsProgress) {
    return
  }
  try {
    await reconcilePacket(ctx, { groupId })
  } catch (error) {
    if (!(error instanceof SigningError)) {
      throw error
    }
    ctx.log.warn({ err: error, groupId }, 'the signing provider could not be asked')
  }
}
