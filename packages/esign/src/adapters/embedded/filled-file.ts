import { sha256 } from '../../answers/canonical-json.ts'
import type { Envelope } from '../../envelope.ts'
import { SigningError } from '../../errors.ts'
import { mergeDocuments } from '../../pdf/merge-documents.ts'
import type { FilledFile } from '../../provider.ts'
import type { Engine } from './engine.ts'
import { answersOf, loadDocuments, toDraw } from './envelope-documents.ts'
import { endOf, found } from './standing.ts'

/** The documents as they were filled, joined, unsigned and unsealed: what is printed and signed in ink. */
export async function filledFile(
  engine: Engine,
  { groupId }: { groupId: string },
): Promise<FilledFile> {
  const envelope = found(await engine.store.read(groupId))
  const filledAt = whenFilled(envelope)
  const documents = await loadDocuments(engine.templates, envelope)
  const drawn = await Promise.all(
    documents.map(async (loaded) => {
      const template = toDraw(loaded.template)
      const answers = answersOf(loaded, envelope.values)
      const { pdf } = await engine.runDraw({ template, answers })
      return { title: template.title, pdf }
    }),
  )

  const { pdf, pages } = await mergeDocuments({
    documents: drawn,
    packetId: envelope.envelopeId,
    title: envelope.name,
    language: documents[0]?.template.language ?? 'en-US',
    createdAt: new Date(filledAt),
  })
  return { pdf, sha256: sha256(pdf), pages, filledAt }
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
