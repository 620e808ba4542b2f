import { nameInitiator, type SignerName } from '@countersign/answers/signer-name'
import { officePeople } from '@countersign/database'
import { and, eq } from 'drizzle-orm'
import { officeId, officeRole, personId, type Context } from '../../../kernel/context.ts'
import { listAble, readOfficeName } from '../../office/index.ts'
import { readAccount, readOwnAccount, type Account } from '../../users/index.ts'

interface Signer {
  /** Who makes the packet. */
  self: Account
  /** Who signs it for the owner. */
  signer: Account
  /** As the forms name the owner, and who signs for them. */
  initiator: SignerName & { email: string }
}

/**
 * Managers and members sign what they make; for a preparer, whoever has invited them does. `party` is the
 * owner's name as the caller has it: their own name stands for the office.
 */
export async function readSigner(ctx: Context, party?: string): Promise<Signer> {
  const self = await readOwnAccount(ctx)
  const signer =
    officeRole(ctx) === 'preparer' ? await readAccount(ctx, await findSignerId(ctx)) : self
  const isOwnName =
    party === undefined || nameInitiator({ party, person: self.name }).signingFor === undefined
  const isGuest = personId(ctx) !== officeId(ctx)
  const owner = isOwnName ? (isGuest ? await readOfficeName(ctx) : self.name) : party

  return {
    self,
    signer,
    initiator: { ...nameInitiator({ party: owner, person: signer.name }), email: signer.email },
  }
}

async function findSignerId(ctx: Context): Promise<string> {
  const [place] = await ctx.db
    .select({ invitedBy: officePeople.invitedBy })
    .from(officePeople)
    .where(and(eq(officePeople.officeId, officeId(ctx)), eq(officePeople.userId, personId(ctx))))
  const able = await listAble(ctx, 'send')
  const chosen = able.find(({ _id }) => _id === place?.invitedBy) ?? able[0]

  return chosen?._id ?? officeId(ctx)
}
