import type { Envelope } from '../../envelope.ts'
import { SigningError } from '../../errors.ts'
import type { ExecutedFileInput } from '../../evidence/produce-executed-file.ts'
import type { ExecutedFile } from '../../provider.ts'
import type { Engine } from './engine.ts'
import { answersOf, loadDocuments, toDraw } from './envelope-documents.ts'
import { peopleOf } from './people.ts'
import { endOf, found, listNames, recipientOf, unsignedResidents } from './standing.ts'

/** The sealed file of a completed envelope: the kept one, or made now and kept. */
export async function executedFile(
  engine: Engine,
  { groupId }: { groupId: string },
): Promise<ExecutedFile> {
  const envelope = found(await engine.store.read(groupId))
  refuseUnexecuted(envelope)

  const kept = await engine.executedFiles?.read(groupId)
  if (kept) {
    return kept
  }
  const { pdf, sha256, pages, sealedAt, seal } = await engine.runSeal(
    await gather(engine, envelope),
  )
  const file = { pdf, sha256, pages, sealedAt, seal }
  return (await engine.executedFiles?.write(groupId, file)) ?? file
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

async function gather(engine: Engine, envelope: Envelope): Promise<ExecutedFileInput> {
  const documents = await loadDocuments(engine.templates, envelope)
  return {
    envelope,
    events: await engine.store.events(envelope.envelopeId),
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
