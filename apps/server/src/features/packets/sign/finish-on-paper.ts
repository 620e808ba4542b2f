import type { SignerRole } from '@countersign/answers/field'
import { formatSignerName } from '@countersign/answers/signer-name'
import type { Packet } from '@countersign/contract/schemas/packets/packet'
import type { InviteRole } from '@countersign/contract/schemas/roles'
import { assertCan, findOwnPacket, presentOne, readInitiator } from '../../packet/index.ts'
import type { Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import type { ReceivedFile } from '../../../kernel/received-file.ts'
import { limitFileWork, prepareUpload } from '../../forms/index.ts'
import { reconcilePacket } from '../flow.ts'

interface SignedPaper {
  groupId: string
  /** A PDF of the signed pages. */
  scan: ReceivedFile
  /** `YYYY-MM-DD`. */
  signedOn: string
  /** Exactly those who have not signed online. */
  signers: readonly InviteRole[]
}

/**
 * Finishes a packet with a scan of what was signed in ink. The provider decides the race with a
 * signature online; invites, status and the sealed file follow in `flow.ts`. Idempotent for the same
 * scan.
 */
export async function finishOnPaper(
  ctx: Context,
  { groupId, scan, signedOn, signers }: SignedPaper,
): Promise<{ packet: Packet }> {
  const packet = await findOwnPacket(ctx, groupId)
  if (packet.executedOn !== 'paper') {
    assertCan(
      ctx,
      { action: 'finish-on-paper', packet },
      'A packet can be finished on paper after it is filled out and until everyone has signed.',
    )
  }

  const owner = await readInitiator(ctx, packet)
  const { pdf } = await prepareUpload(ctx, { file: scan })
  const completion = {
    groupId,
    scan: pdf,
    signedOn,
    signers: signers.map(signerRole),
    uploadedBy: formatSignerName(owner),
    owner,
  }
  await limitFileWork(() => ctx.ports.signing.completeOnPaper(completion))
  await reconcilePacket(ctx, { groupId })
  return { packet: await presentOne(ctx, await findOwnPacket(ctx, groupId)) }
}

function signerRole(role: InviteRole): SignerRole {
  if (role === 'LLEdit') {
    const message = 'Choose who signed on paper.'
    throw new DomainError('invalid-fields', undefined, [{ field: 'signers', message }])
  }

  return role
}
