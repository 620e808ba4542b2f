import type { SignerRole } from '@countersign/answers/field'
import type { SignerName } from '@countersign/answers/signer-name'
import { SigningError } from '../../../errors.ts'
import type { SigningLink } from '../../../provider.ts'
import { nameOwner } from '../../embedded/groups/name-owner.ts'
import { requireTurn } from '../../embedded/links/create-signing-link.ts'
import { requireEnvelope } from '../../embedded/envelope/recipients.ts'
import { linkMinutes } from '../client/create-client.ts'
import { SignNowError, isSignNowError } from '../client/signnow-error.ts'
import { refresh } from '../progress/refresh.ts'
import type { SignNow } from '../signnow.ts'

interface LinkInput {
  groupId: string
  role: SignerRole
  owner?: SignerName
}

/**
 * A link of SignNow for this visit. Who may sign is decided by our envelope, which is brought up to
 * date first where it says no. What was sent before SignNow was chosen is signed in our own room.
 */
export async function createSigningLink(
  signNow: SignNow,
  input: LinkInput & { returnUrl: string },
): Promise<SigningLink> {
  if (!(await signNow.remotes.read(input.groupId))) {
    return signNow.embedded.createSigningLink(input)
  }
  await requireTurnOrRefresh(signNow, input)
  const { engine } = signNow
  await nameOwner(engine, requireEnvelope(await engine.store.read(input.groupId)), {
    owner: input.owner,
  })
  try {
    return await mint(signNow, input)
  } catch (error) {
    if (!isSignNowError(error, 'rejected') && !isSignNowError(error, 'not-found')) {
      throw error
    }
    // This signer has just signed, or the invite has ended: then reading the group says so.
    requireTurn(await refresh(signNow, input.groupId), input.role)
    return await mint(signNow, input)
  }
}

async function requireTurnOrRefresh(signNow: SignNow, { groupId, role }: LinkInput): Promise<void> {
  const envelope = requireEnvelope(await signNow.engine.store.read(groupId))
  try {
    requireTurn(envelope, role)
  } catch (error) {
    if (!(error instanceof SigningError && error.code === 'not-your-turn')) {
      throw error
    }
    requireTurn(await refresh(signNow, groupId), role)
  }
}

async function mint(signNow: SignNow, { groupId, role }: LinkInput): Promise<SigningLink> {
  const { client, engine } = signNow
  const { email } = requireTurn(requireEnvelope(await engine.store.read(groupId)), role)
  const url = await client.createLink({ ...(await findInvite(signNow, groupId)), email })
  requireKnownOrigin(signNow, url)
  await signNow.remotes.expectProgress(groupId)
  const expiresAt = new Date(engine.clock().getTime() + linkMinutes * 60_000).toISOString()
  return { url, expiresAt }
}

/** After a correction the invite may still have to be made again. */
async function findInvite(
  signNow: SignNow,
  groupId: string,
): Promise<{ groupId: string; inviteId: string }> {
  const known = await signNow.remotes.read(groupId)
  if (!known?.inviteId) {
    await refresh(signNow, groupId)
  }
  const { vendorGroupId, inviteId } = (await signNow.remotes.read(groupId)) ?? {}
  if (!vendorGroupId || !inviteId) {
    throw new SignNowError('unavailable', 'The group was sent, and SignNow has no invite.')
  }
  return { groupId: vendorGroupId, inviteId }
}

/** The link is framed, so it must be on a page of SignNow. */
function requireKnownOrigin({ pageOrigins }: SignNow, link: string): void {
  const { origin, protocol, host } = new URL(link)
  const isKnown = pageOrigins.some((known) => {
    const [, domain] = known.split('://*')
    return domain === undefined ? origin === known : protocol === 'https:' && host.endsWith(domain)
  })
  if (!isKnown) {
    throw new SignNowError('unavailable', `SignNow’s link leads to ${host}, which is not SignNow.`)
  }
}
