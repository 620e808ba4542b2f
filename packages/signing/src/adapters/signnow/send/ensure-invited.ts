import { canonicalJson } from '@countersign/answers/canonical-json'
import type { Envelope } from '../../../envelope.ts'
import { sha256 } from '@countersign/pdf/sha256'
import { isSignNowError } from '../client/signnow-error.ts'
import type { RemoteGroup, RemoteUpload } from '../remote-group.ts'
import type { SignNow } from '../signnow.ts'
import { toVendorText } from '../vendor-text.ts'
import type { ReturnUrls } from '../../../provider.ts'
import { buildInvite } from './build-invite.ts'
import { discardRemote, removeLeftovers } from './discard-remote.ts'
import { planUploads, type Upload } from './plan-uploads.ts'

/**
 * Makes SignNow's group and invite for this envelope, or continues where an earlier attempt stopped.
 * Runs in `remotes.exclusive`. The group of an earlier version is thrown away first, so that no
 * packet has two active invites.
 */
export async function ensureInvited(
  signNow: SignNow,
  envelope: Envelope,
  returnUrls: ReturnUrls,
): Promise<void> {
  const contentSha256 = hashContent(envelope)
  const known = await signNow.remotes.read(envelope.envelopeId)
  if (known?.contentSha256 === contentSha256 && known.inviteId) {
    return
  }
  const remote = await prepare(signNow, { envelope, known, contentSha256 })
  await removeLeftovers(signNow, remote)
  const uploads = await planUploads(signNow.engine, envelope)
  remote.uploads = joinUploads(remote, uploads)
  await signNow.remotes.save(remote)

  await uploadAll(signNow, remote, uploads)
  await createGroup(signNow, remote, envelope)
  await createInvite(signNow, remote, { envelope, uploads, returnUrls })
}

/** The answers, the documents and the people: what must be sent again if it changes. */
function hashContent({ values, documents, recipients, reopenedAt }: Envelope): string {
  const people = recipients.map(({ role, name, email }) => ({ role, name, email }))
  const templates = documents.map(({ documentId, templateSha256, title }) => ({
    documentId,
    templateSha256,
    title,
  }))
  return sha256(canonicalJson({ values, templates, people, reopenedAt: reopenedAt ?? '' }))
}

interface Prepared {
  envelope: Envelope
  known: RemoteGroup | undefined
  contentSha256: string
}

async function prepare(
  signNow: SignNow,
  { envelope, known, contentSha256 }: Prepared,
): Promise<RemoteGroup> {
  if (known?.contentSha256 === contentSha256) {
    return known
  }
  const discarded = known && (await discardRemote(signNow, known))
  const remote: RemoteGroup = {
    groupId: envelope.envelopeId,
    requestId: signNow.engine.ids(),
    contentSha256,
    uploads: [],
    leftovers: discarded?.leftovers ?? [],
  }
  await signNow.remotes.save(remote)
  return remote
}

/** The plan is the same each time, so an upload that was made before keeps its id. */
function joinUploads({ uploads: known }: RemoteGroup, uploads: readonly Upload[]): RemoteUpload[] {
  return uploads.map(
    ({ documentIds }) =>
      known.find((each) => each.documentIds.join() === documentIds.join()) ?? { documentIds },
  )
}

/** In parallel; each id is stored as soon as it is known. */
async function uploadAll(
  { client, remotes }: SignNow,
  remote: RemoteGroup,
  uploads: readonly Upload[],
): Promise<void> {
  // One save at a time, so that an older state never replaces a newer one.
  let saved = Promise.resolve()
  const save = () => (saved = saved.then(() => remotes.save(remote)))
  const outcomes = await Promise.allSettled(
    uploads.map(async ({ title, pdf, fields }, index) => {
      const upload = remote.uploads[index]
      if (!upload || upload.hasFields) {
        return
      }
      if (!upload.vendorId) {
        const fileName = `${toVendorText(title, maxNameLength).replace(/[\\/"]/g, ' ')}.pdf`
        upload.vendorId = await client.uploadDocument({ pdf, fileName })
        await save()
      }
      await client.putFields(upload.vendorId, fields)
      upload.hasFields = true
    }),
  )
  await remotes.save(remote)
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed) {
    throw failed.reason
  }
}

/** A group whose answer was lost is found by its name. */
async function createGroup(
  { client, remotes }: SignNow,
  remote: RemoteGroup,
  { name }: Envelope,
): Promise<void> {
  if (remote.vendorGroupId) {
    return
  }
  if (remote.groupName) {
    const found = await client.findGroupByName(remote.groupName)
    if (found) {
      remote.vendorGroupId = found
      await remotes.save(remote)
      return
    }
  }
  remote.groupName = `${toVendorText(name, maxNameLength)} [${remote.requestId.slice(0, 8)}]`
  await remotes.save(remote)
  remote.vendorGroupId = await client.createGroup({
    documentIds: remote.uploads.flatMap(({ vendorId }) => vendorId ?? []),
    name: remote.groupName,
  })
  await remotes.save(remote)
}

const maxNameLength = 100

interface InviteInput {
  envelope: Envelope
  uploads: readonly Upload[]
  returnUrls: ReturnUrls
}

/** An invite whose answer was lost is in the group. */
async function createInvite(
  { client, remotes }: SignNow,
  remote: RemoteGroup,
  { envelope, uploads, returnUrls }: InviteInput,
): Promise<void> {
  const { vendorGroupId } = remote
  if (!vendorGroupId || remote.inviteId) {
    return
  }
  if (remote.inviteAsked) {
    const group = await client.readGroup(vendorGroupId)
    const existing = group.invite_id ?? group.last_invite_id
    if (existing) {
      remote.inviteId = existing
      await remotes.save(remote)
      return
    }
  }
  const documents = uploads.map(({ fields }, index) => ({
    vendorId: remote.uploads[index]?.vendorId ?? '',
    fields,
  }))
  remote.inviteAsked = true
  await remotes.save(remote)
  try {
    const invite = buildInvite(envelope, documents, returnUrls)
    remote.inviteId = await client.createInvite(vendorGroupId, invite)
  } catch (error) {
    if (isSignNowError(error, 'rejected')) {
      // SignNow may have lost the fields: the next attempt places them again.
      remote.uploads.forEach((upload) => delete upload.hasFields)
      delete remote.inviteAsked
      await remotes.save(remote)
    }
    throw error
  }
  await remotes.save(remote)
}
