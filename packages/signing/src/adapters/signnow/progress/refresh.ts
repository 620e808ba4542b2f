import type { Envelope } from '../../../envelope.ts'
import type { SignNowClient } from '../client/create-client.ts'
import type { RemoteGroup } from '../remote-group.ts'
import { endInvites, removeLeftovers } from '../send/discard-remote.ts'
import { ensureInvited } from '../send/ensure-invited.ts'
import type { SignNow } from '../signnow.ts'
import { requireEnvelope } from '../../embedded/envelope/recipients.ts'
import { applyProgress, type Reported } from './apply-progress.ts'
import { readProgress } from '../read-progress.ts'

/**
 * Brings the envelope up to date with SignNow, and finishes what an earlier failure left: an invite
 * to be made again, a group to be deleted. Idempotent.
 */
export async function refresh(signNow: SignNow, groupId: string): Promise<Envelope> {
  const envelope = requireEnvelope(await signNow.engine.store.read(groupId))
  const remote = await signNow.remotes.read(groupId)
  if (!remote || remote.settled) {
    return envelope
  }
  return signNow.remotes.exclusive(groupId, () => refreshLocked(signNow, groupId))
}

/** For callers that run in `remotes.exclusive`. */
export async function refreshLocked(signNow: SignNow, groupId: string): Promise<Envelope> {
  const envelope = requireEnvelope(await signNow.engine.store.read(groupId))
  const remote = await signNow.remotes.read(groupId)
  if (!remote || remote.settled) {
    return envelope
  }
  if (!isWaiting(envelope)) {
    await settle(signNow, envelope, remote)
    return envelope
  }
  if (!remote.inviteId) {
    await ensureInvited(signNow, envelope, signNow.returnUrls)
    return envelope
  }
  await removeLeftovers(signNow, remote)

  const progress = await withReason(signNow.client, await readProgress(signNow.client, remote))
  const after = await applyProgress(signNow, groupId, progress)
  if (!isWaiting(after)) {
    await signNow.remotes.save({ ...remote, settled: true })
  }
  return after
}

function isWaiting({ state }: Envelope): boolean {
  return state === 'sent' || state === 'residents-signed'
}

/** Our side has ended or was completed on paper: no invite stays open at SignNow. */
async function settle(signNow: SignNow, envelope: Envelope, remote: RemoteGroup): Promise<void> {
  await removeLeftovers(signNow, remote)
  if (envelope.state === 'filled' || envelope.state === 'filling') {
    // Sending continues when the owner sends again.
    return
  }
  const isSignedThere = envelope.state === 'complete' && !envelope.paper
  if (remote.vendorGroupId && !isSignedThere) {
    await endInvites(signNow.client, remote.vendorGroupId)
  }
  await signNow.remotes.save({ ...remote, settled: true })
}

type Progress = Awaited<ReturnType<typeof readProgress>>

async function withReason(client: SignNowClient, progress: Progress): Promise<Reported> {
  if (progress.kind !== 'declined') {
    return progress
  }
  const { role, email, documentId } = progress
  const document = await client.readDocument(documentId)
  const refusals = (document.field_invites ?? []).flatMap(({ declined }) => declined ?? [])
  const own = refusals.find((refusal) => refusal.email === email) ?? refusals[0]
  const reason = (own?.decline_text ?? own?.reason ?? '').trim().slice(0, maxReasonLength)
  return { kind: 'declined', role, reason: reason || 'No reason was given.' }
}

const maxReasonLength = 2_000
