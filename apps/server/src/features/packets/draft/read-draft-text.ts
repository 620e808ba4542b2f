import type { PacketText } from '@countersign/contract/schemas/packets/packet-text'
import type { Context } from '../../../kernel/context.ts'
import { assertCan, findOwnPacket } from '../../packet/index.ts'

export async function readDraftText(
  ctx: Context,
  { groupId }: { groupId: string },
): Promise<PacketText> {
  const packet = await findOwnPacket(ctx, groupId)
  assertCan(
    ctx,
    { action: 'print', packet },
    'The documents can be read after they are filled out.',
  )

  return ctx.ports.signing.getDraftText({ groupId })
}
