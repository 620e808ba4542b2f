import { SigningError } from '../../../errors.ts'
import type { Filler, LinkInput, SigningLink } from '../../../provider.ts'
import type { Engine } from '../engine.ts'
import { openSession } from './open-session.ts'
import { nameOwner } from '../groups/name-owner.ts'
import { explainEnd, requireEnvelope } from '../envelope/recipients.ts'

/** A link for the initiator, as long as the group is being filled. */
export async function createFillLink(
  engine: Engine,
  { groupId, owner, filler, ...opener }: LinkInput & { filler?: Filler },
): Promise<SigningLink> {
  const found = requireEnvelope(await engine.store.read(groupId))
  const envelope = await nameOwner(engine, found, { owner, filler })
  if (envelope.state !== 'created' && envelope.state !== 'filling') {
    const why =
      explainEnd(envelope) ?? 'The documents are filled out. To change them, reopen them first.'
    throw new SigningError('group-closed', why)
  }
  return openSession(engine, { before: envelope, role: 'LLEdit', ...opener })
}
