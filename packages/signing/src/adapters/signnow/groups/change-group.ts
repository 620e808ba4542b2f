import type { OwnerSignerChange, PaperCompletion, SignerCorrection } from '../../../provider.ts'
import { SigningError } from '../../../errors.ts'
import type { Envelope } from '../../../envelope.ts'
import { listNames } from '../../embedded/envelope/recipients.ts'
import { isSignNowError } from '../client/signnow-error.ts'
import { refreshLocked } from '../progress/refresh.ts'
import { discardRemote, removeLeftovers } from '../send/discard-remote.ts'
import { ensureInvited } from '../send/ensure-invited.ts'
import type { SignNow } from '../signnow.ts'
import { validateCorrection } from '../validate-group.ts'

/** Our envelope decides; SignNow's group is then thrown away. */
export function reopenGroup(signNow: SignNow, { groupId }: { groupId: string }): Promise<void> {
  return signNow.remotes.exclusive(groupId, async () => {
    await refreshLocked(signNow, groupId)
    await signNow.embedded.reopen({ groupId })
    const remote = await signNow.remotes.read(groupId)
    if (remote?.vendorGroupId || remote?.groupName) {
      await finishLater(removeLeftovers(signNow, await discardRemote(signNow, remote)))
    }
  })
}

/** After the sending, the documents are sent again for everyone, because they name the signer. */
export function correctSigner(signNow: SignNow, correction: SignerCorrection): Promise<void> {
  const { groupId, name, email } = correction
  return signNow.remotes.exclusive(groupId, async () => {
    const before = await refreshLocked(signNow, groupId)
    requireNobodySigned(before, 'corrected. Use Revise to make a new packet')
    await validateCorrection(signNow, { name, email })
    await signNow.embedded.correctSigner(correction)
    const after = await signNow.engine.store.read(groupId)
    if (after?.state === 'sent') {
      await finishLater(ensureInvited(signNow, after, signNow.returnUrls))
    }
  })
}

/** SignNow has invited the owner by name and address when the documents were sent. */
export function changeOwnerSigner(signNow: SignNow, change: OwnerSignerChange): Promise<void> {
  const { groupId } = change
  return signNow.remotes.exclusive(groupId, async () => {
    if (await signNow.remotes.read(groupId)) {
      throw new SigningError(
        'already-signed',
        'This packet was sent with SignNow, so nobody else can sign it for the owner. Use Revise to make a new packet.',
      )
    }
    await signNow.embedded.changeOwnerSigner(change)
  })
}

/** What was signed at SignNow cannot be joined with paper. */
export function completeOnPaper(signNow: SignNow, paper: PaperCompletion): Promise<void> {
  const { groupId } = paper
  return signNow.remotes.exclusive(groupId, async () => {
    const before = await refreshLocked(signNow, groupId)
    if (!before.paper) {
      requireNobodySigned(before, 'finished on paper. Use Revise to make a new packet')
    }
    await signNow.embedded.completeOnPaper(paper)
    await finishLater(refreshLocked(signNow, groupId))
  })
}

export function cancelGroup(
  signNow: SignNow,
  input: { groupId: string; reason: string },
): Promise<void> {
  return signNow.remotes.exclusive(input.groupId, async () => {
    await refreshUnlessClosed(signNow, input.groupId)
    await signNow.embedded.cancel(input)
    await refreshLocked(signNow, input.groupId)
  })
}

/** A packet that was closed on our side takes no more progress from SignNow. */
async function refreshUnlessClosed(signNow: SignNow, groupId: string): Promise<void> {
  try {
    await refreshLocked(signNow, groupId)
  } catch (error) {
    if (!(error instanceof SigningError && error.code === 'group-closed')) {
      throw error
    }
  }
}

function requireNobodySigned({ recipients, state }: Envelope, cannot: string): void {
  const signed = recipients.filter((recipient) => recipient.state === 'signed')
  if (signed.length > 0 && state !== 'complete') {
    throw new SigningError(
      'already-signed',
      `${listNames(signed)} ${signed.length === 1 ? 'has' : 'have'} signed with SignNow, so this packet can no longer be ${cannot}.`,
    )
  }
}

/**
 * What is left to do at SignNow after our envelope has changed. If SignNow is away, reading the
 * group finishes it.
 */
async function finishLater(work: Promise<unknown>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (!isSignNowError(error, 'unavailable') && !isSignNowError(error, 'credentials')) {
      throw error
    }
  }
}
