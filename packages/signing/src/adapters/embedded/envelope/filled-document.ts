import type { Answers } from '@countersign/answers/answer'
import type { Envelope } from '../../../envelope.ts'
import { sha256 } from '@countersign/pdf/sha256'
import type { Engine } from '../engine.ts'
import { omitUnfinished } from './answers-by-signer.ts'
import { getDocumentAnswers, type LoadedDocument, toRenderTemplate } from './envelope-documents.ts'

/**
 * The answers of the documents as the owner filled them. Before the first sending there are no
 * others; residents may have typed theirs before the group was reopened.
 */
export function getFilledValues(documents: LoadedDocument[], envelope: Envelope): Answers {
  return envelope.reopenedAt ? omitUnfinished(documents, envelope) : envelope.values
}

/** SHA-256 of one document drawn from these answers, lower-case hex. */
export async function hashFilledDocument(
  engine: Engine,
  document: LoadedDocument,
  values: Answers,
): Promise<string> {
  const { pdf } = await engine.runRender({
    template: toRenderTemplate(document.template),
    answers: getDocumentAnswers(document, values),
  })
  return sha256(pdf)
}
