import type { Envelope } from '../../../envelope.ts'
import type { Engine } from '../engine.ts'
import {
  getDocumentAnswers,
  loadDocuments,
  toRenderTemplate,
} from '../envelope/envelope-documents.ts'
import { getSignerFacts } from '../envelope/signer-facts.ts'

/**
 * The owner signs last, and is about to: draws the documents as far as they cannot change any more,
 * and finishes them once `envelope` has the owner's signature. Never rejects: what is not prepared is
 * drawn when the file is sealed.
 */
export async function prepareSeal(engine: Engine, envelope: Envelope): Promise<void> {
  try {
    const loaded = engine.prepareSeal ? await loadDocuments(engine, envelope) : []
    const people = getSignerFacts(envelope)

    await engine.prepareSeal?.({
      envelopeId: envelope.envelopeId,
      isSigned: envelope.recipients.every(({ role, signedAt }) => role === 'LLEdit' || signedAt),
      documents: loaded.map((document) => ({
        template: toRenderTemplate(document.template),
        answers: getDocumentAnswers(document, envelope.values),
        people,
      })),
    })
  } catch {
    // The file is drawn from the start.
  }
}
