import type { Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import { findOwnPacket } from '../../packet/index.ts'

/**
 * The Spanish information sheet of a printed form, with its answers. Made again each time, for nobody
 * signs it. Throws `not-executed` before the form is filled out, `form-not-found` if it has no sheet.
 */
export async function readInformationSheet(
  ctx: Context,
  { groupId }: { groupId: string },
): Promise<Uint8Array> {
  const packet = await findOwnPacket(ctx, groupId)
  if (!packet.printOnly || packet.archivedReason !== 'archived') {
    throw new DomainError(
      'not-executed',
      'There is no form here that was filled out to be printed.',
    )
  }

  const { pdf } = await ctx.ports.signing.getFilledFile({ groupId, language: 'es' })
  return pdf
}
