import type { Envelope } from '../../../envelope.ts'
import { SigningError } from '../../../errors.ts'
import type { FilledFile } from '../../../provider.ts'
import type { Engine } from '../engine.ts'
import { drawTogether } from './render-merged.ts'
import { loadDocuments } from '../envelope/envelope-documents.ts'
import { endOf, found } from '../envelope/recipients.ts'

/** The documents as they were filled, joined, unsigned and unsealed: what is printed and signed in ink. */
export async function filledFile(
  engine: Engine,
  { groupId }: { groupId: string },
): Promise<FilledFile> {
  const envelope = found(await engine.store.read(groupId))
  const filledAt = whenFilled(envelope)
  const documents = await loadDocuments(engine, envelope)
  const createdAt = new Date(filledAt)
  return { ...(await drawTogether(engine, envelope, { documents, createdAt })), filledAt }
}

/** Once others begin to sign, what was filled is no longer all that stands in the documents. */
function whenFilled(envelope: Envelope): string {
  const { state, filled } = envelope
  if (state === 'filled' && filled) {
    return filled.at
  }
  if (state === 'created' || state === 'filling') {
    throw new SigningError('not-filled', 'The documents are still to be filled out.')
  }

  throw new SigningError(
    'group-closed',
    endOf(envelope) ?? 'These documents were sent for signature and are no longer printed.',
  )
}
