import type { Envelope } from '../../../envelope.ts'
import type { Engine, PrepareSealInput } from '../engine.ts'
import {
  getDocumentAnswers,
  loadDocuments,
  toRenderTemplate,
} from '../envelope/envelope-documents.ts'
import type { LoadedDocument } from '../envelope/envelope-documents.ts'
import { getSignerFacts } from '../envelope/signer-facts.ts'
import { collectParts } from './collect-parts.ts'

/**
 * The owner signs last, and is about to: draws the documents as far as they cannot change any more. If
 * `envelope` is complete, as it will be if the owner finishes now, makes the whole file up to the facts
 * that are known only then. Never rejects: what is not prepared is drawn when the file is sealed.
 */
export async function prepareSeal(engine: Engine, envelope: Envelope): Promise<void> {
  const { prepareSeal: prepare } = engine
  if (!prepare) {
    return
  }

  try {
    const documents = await loadDocuments(engine, envelope)
    const input =
      envelope.state === 'complete'
        ? { file: await predictFile(engine, envelope, documents) }
        : { documents: toRenderInputs(envelope, documents) }
    await prepare({ envelopeId: envelope.envelopeId, ...input })
  } catch {
    // The file is drawn from the start.
  }
}

async function predictFile(engine: Engine, envelope: Envelope, documents: LoadedDocument[]) {
  const events = await engine.store.events(envelope.envelopeId)

  return collectParts(engine, { envelope, events, documents, role: undefined })
}

function toRenderInputs(
  envelope: Envelope,
  documents: LoadedDocument[],
): PrepareSealInput['documents'] {
  const people = getSignerFacts(envelope)

  return documents.map((document) => ({
    template: toRenderTemplate(document.template),
    answers: getDocumentAnswers(document, envelope.values),
    people,
  }))
}
