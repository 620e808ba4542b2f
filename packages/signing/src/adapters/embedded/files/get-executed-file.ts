import type { Envelope } from '../../../envelope.ts'
import { SigningError } from '../../../errors.ts'
import type { ExecutedFile, ExecutedFileRequest } from '../../../provider.ts'
import { needsOwnFile } from '../envelope/visibility.ts'
import { collectParts } from './collect-parts.ts'
import type { Engine } from '../engine.ts'
import { loadDocuments } from '../envelope/envelope-documents.ts'
import {
  explainEnd,
  requireEnvelope,
  listNames,
  requireRecipient,
  unsignedCoOwners,
  unsignedResidents,
} from '../envelope/recipients.ts'

export async function getExecutedFile(
  engine: Engine,
  { groupId, role, copiesTo }: ExecutedFileRequest,
): Promise<ExecutedFile> {
  const { store, sealer } = engine
  const envelope = requireEnvelope(await store.read(groupId))
  requireExecuted(envelope)

  const copyOf = role && needsOwnFile(envelope, role) ? role : undefined
  const saved = await engine.executedFiles?.read(groupId, copyOf)
  if (saved) {
    return saved
  }
  const [events, identity, documents] = await Promise.all([
    store.events(groupId),
    sealer.identity(),
    loadDocuments(engine, envelope),
  ])
  const parts = await collectParts(engine, { envelope, events, documents, role: copyOf, copiesTo })
  const { pdf, sha256, pages, sealedAt, seal } = await engine.runSeal({ ...parts, identity })
  const file = { pdf, sha256, pages, sealedAt, seal }
  return (await engine.executedFiles?.write(groupId, file, copyOf)) ?? file
}

/** Throws `not-executed` with who has not signed. */
export function requireExecuted(envelope: Envelope): void {
  const why = explainMissing(envelope)
  if (why) {
    throw new SigningError('not-executed', why)
  }
}

function explainMissing(envelope: Envelope): string | undefined {
  switch (envelope.state) {
    case 'created':
    case 'filling':
      return 'The documents have not been filled out yet.'
    case 'filled':
      return 'The packet has not been sent for signature yet.'
    case 'sent':
      return `Still waiting for ${listNames(unsignedResidents(envelope))} to sign.`
    case 'residents-signed': {
      const coOwners = unsignedCoOwners(envelope)
      return coOwners.length > 0
        ? `Still waiting for ${listNames(coOwners)} to sign as an owner.`
        : `Still waiting for ${requireRecipient(envelope, 'LLSign').name} to sign as Owner/Agent.`
    }
    case 'declined':
    case 'canceled':
      return `${explainEnd(envelope)} There is no executed file.`
    case 'complete':
      return undefined
  }
}
