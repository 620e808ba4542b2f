import { SigningError } from '../../../errors.ts'
import type { SendInput } from '../../../provider.ts'
import { requireSendable } from '../../embedded/groups/send-group.ts'
import { requireEnvelope } from '../../embedded/envelope/recipients.ts'
import { discardRemote, removeLeftovers } from '../send/discard-remote.ts'
import { ensureInvited } from '../send/ensure-invited.ts'
import type { SignNow } from '../signnow.ts'
import { validateSigners } from '../validate-group.ts'

/**
 * Makes SignNow's invite first and then sends our envelope, so that nobody is mailed a link that
 * leads nowhere. Continues where an earlier attempt stopped.
 */
export function sendGroup(
  signNow: SignNow,
  { groupId, returnUrls, message }: SendInput,
): Promise<void> {
  return signNow.remotes.exclusive(groupId, async () => {
    const envelope = requireEnvelope(await signNow.engine.store.read(groupId))
    if (!requireSendable(envelope)) {
      return
    }
    await validateSigners(signNow, envelope)
    await ensureInvited(signNow, envelope, returnUrls)
    try {
      await signNow.embedded.send({ groupId, message })
    } catch (error) {
      await withdraw(signNow, groupId, error)
      throw error
    }
  })
}

/** The packet was closed in the meantime. */
async function withdraw(signNow: SignNow, groupId: string, error: unknown): Promise<void> {
  const remote = await signNow.remotes.read(groupId)
  if (remote && error instanceof SigningError && error.code === 'group-closed') {
    await removeLeftovers(signNow, await discardRemote(signNow, remote))
  }
}
