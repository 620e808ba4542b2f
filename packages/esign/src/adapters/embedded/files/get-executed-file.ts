import type { SignerRole } from '@countersign/answers'
import type { Envelope } from '../../../envelope.ts'
import { SigningError } from '../../../errors.ts'
import type { ExecutedFileInput } from '../../../evidence/produce-executed-file.ts'
import type { ExecutedFile } from '../../../provider.ts'
import { hasOwnFile } from '../envelope/visibility.ts'
import { cutFor } from './remove-private-documents.ts'
import type { Engine } from '../engine.ts'
import { answersOf, loadDocuments, toDraw } from '../envelope/envelope-documents.ts'
import { peopleOf } from '../envelope/signer-facts.ts'
import { recordedRevisions, recordRevisions } from './record-revisions.ts'
import { endOf, found, listNames, recipientOf, unsignedResidents } from '../envelope/recipients.ts'

/**
 * The sealed file of a completed envelope: the kept one, or made now and kept. With a role, the one
 * that this person may have, which is the complete one where nothing is kept from them.
 */
export async function executedFile(
  engine: Engine,
  { groupId, role }: { groupId: string; role?: SignerRole },
): Promise<ExecutedFile> {
  const envelope = found(await engine.store.read(groupId))
  refuseUnexecuted(envelope)

  const copyOf = role && hasOwnFile(envelope, role) ? role : undefined
  const kept = await engine.executedFiles?.read(groupId, copyOf)
  if (kept) {
    return kept
  }
  // Done long ago by a job, as a rule; the file itself must not miss it.
  await recordRevisions(engine, { groupId })
  const { pdf, sha256, pages, sealedAt, seal } = await engine.runSeal(
    await gather(engine, envelope, copyOf),
  )
  const file = { pdf, sha256, pages, sealedAt, seal }
  return (await engine.executedFiles?.write(groupId, file, copyOf)) ?? file
}

/** Says who is still missing. */
function refuseUnexecuted(envelope: Envelope): void {
  const why = waitingFor(envelope)
  if (why) {
    throw new SigningError('not-executed', why)
  }
}

function waitingFor(envelope: Envelope): string | undefined {
  switch (envelope.state) {
    case 'created':
    case 'filling':
      return 'The documents are still to be filled out.'
    case 'filled':
      return 'The packet has not been sent for signature yet.'
    case 'sent':
      return `Still waiting for ${listNames(unsignedResidents(envelope))} to sign.`
    case 'residents-signed':
      return `Still waiting for ${recipientOf(envelope, 'LLSign').name} to sign as Owner/Agent.`
    case 'declined':
    case 'canceled':
      return `${endOf(envelope)} There is no executed file.`
    case 'complete':
      return undefined
  }
}

async function gather(
  engine: Engine,
  whole: Envelope,
  role: SignerRole | undefined,
): Promise<ExecutedFileInput> {
  const everything = {
    envelope: whole,
    events: await engine.store.events(whole.envelopeId),
    documents: await loadDocuments(engine, whole),
  }
  const { copy, ...ground } = role ? cutFor(role, everything) : { ...everything, copy: undefined }
  const { envelope, events, documents } = ground
  return {
    envelope,
    events,
    copy,
    revisions: recordedRevisions(events),
    ...(engine.verifyUrl ? { verifyUrl: engine.verifyUrl } : {}),
    documents: documents.map((loaded) => ({
      documentId: loaded.document.documentId,
      template: toDraw(loaded.template),
      answers: answersOf(loaded, envelope.values),
    })),
    people: peopleOf(envelope),
    identity: await engine.sealer.identity(),
    ...(engine.sealer.settings ? { seal: engine.sealer.settings } : {}),
    sealedAt: engine.clock().toISOString(),
  }
}
