import type { SignNowClient } from '../client/create-client.ts'
import { SignNowError } from '../client/signnow-error.ts'
import { isOpen } from '../read-progress.ts'
import type { RemoteGroup } from '../remote-group.ts'
import type { SignNow } from '../signnow.ts'

/**
 * SignNow's group no longer counts: remembers that it must be deleted there, and forgets it here.
 * Runs in `remotes.exclusive`.
 */
export async function discardRemote(
  { client, remotes, engine }: SignNow,
  remote: RemoteGroup,
): Promise<RemoteGroup> {
  const vendorGroupId =
    remote.vendorGroupId ??
    (remote.groupName ? await client.findGroupByName(remote.groupName) : undefined)
  const discarded: RemoteGroup = {
    groupId: remote.groupId,
    requestId: engine.ids(),
    contentSha256: '',
    uploads: [],
    leftovers: [...remote.leftovers, ...(vendorGroupId ? [vendorGroupId] : [])],
  }
  await remotes.save(discarded)
  return discarded
}

/** Ends the invites and deletes the groups of earlier versions. Idempotent. */
export async function removeLeftovers(
  { client, remotes }: SignNow,
  remote: RemoteGroup,
): Promise<void> {
  for (const vendorGroupId of remote.leftovers) {
    await removeGroup(client, vendorGroupId)
    remote.leftovers = remote.leftovers.filter((id) => id !== vendorGroupId)
    await remotes.save(remote)
  }
}

/** The documents stay at SignNow. Idempotent. */
export async function endInvites(client: SignNowClient, vendorGroupId: string): Promise<void> {
  const error = await catchSignNowError(client.deleteInvites(vendorGroupId))
  if (error?.kind === 'rejected' && (await hasOpenInvite(client, vendorGroupId))) {
    throw error
  }
}

/** SignNow may keep a group in which somebody has signed; then it must have no active invite. */
async function removeGroup(client: SignNowClient, vendorGroupId: string): Promise<void> {
  const endError = await catchSignNowError(client.deleteInvites(vendorGroupId))
  const deleteError = await catchSignNowError(client.deleteGroup(vendorGroupId))
  if (!deleteError || deleteError.kind === 'not-found') {
    return
  }
  if (endError && (await hasOpenInvite(client, vendorGroupId))) {
    throw endError
  }
}

/** SignNow goes on to name an invite that was declined, or that everyone has signed. */
async function hasOpenInvite(client: SignNowClient, vendorGroupId: string): Promise<boolean> {
  const { invite_id: inviteId } = await client.readGroup(vendorGroupId)

  return inviteId ? isOpen(await client.readInvite(vendorGroupId, inviteId)) : false
}

/** What is gone need not be deleted, and a group without invites refuses to delete them. */
async function catchSignNowError(call: Promise<void>): Promise<SignNowError | undefined> {
  try {
    await call
    return undefined
  } catch (error) {
    if (error instanceof SignNowError && ['not-found', 'rejected'].includes(error.kind)) {
      return error
    }
    throw error
  }
}
