import type { Answers, Role } from '@countersign/answers'
import type { Envelope, EnvelopeDocument } from '../../../envelope.ts'
import type { Template } from '../../../template.ts'
import { listDocumentFields } from './envelope-documents.ts'
import type { LoadedDocument } from './envelope-documents.ts'

/**
 * Who may see what. A private copy is between the one whose copy it is and the owner; everyone else
 * in the envelope, guarantors too, sees the documents that are shared, and nothing of this one.
 */
export function getPrivacy({ copyOf }: Template): Pick<EnvelopeDocument, 'copyOf' | 'audience'> {
  return copyOf ? { copyOf, audience: ['LLEdit', copyOf, 'LLSign'] } : {}
}

export function canSee({ audience }: EnvelopeDocument, role: Role): boolean {
  return audience?.includes(role) ?? true
}

/** Whether an executed file without some documents has to be made for this person. */
export function needsOwnFile({ documents }: Envelope, role: Role): boolean {
  return documents.some((document) => !canSee(document, role))
}

/** The documents that this person may see, of those that were loaded for everyone. */
export function filterVisibleDocuments(documents: LoadedDocument[], role: Role): LoadedDocument[] {
  return documents.filter(({ document }) => canSee(document, role))
}

/** The answers that stand in these documents, and none besides. */
export function filterAnswers(documents: LoadedDocument[], values: Answers): Answers {
  const keys = listAnswerKeys(documents)

  return Object.fromEntries(Object.entries(values).filter(([key]) => keys.has(key)))
}

export function listAnswerKeys(documents: LoadedDocument[]): Set<string> {
  return new Set(listDocumentFields(documents).map(({ answerKey }) => answerKey))
}
