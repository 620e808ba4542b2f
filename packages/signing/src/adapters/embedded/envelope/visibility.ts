import type { Answers } from '@countersign/answers/answer'
import { coOwnerRoles, type Role } from '@countersign/answers/field'
import type { Envelope, EnvelopeDocument } from '../../../envelope.ts'
import type { Template } from '@countersign/pdf/template'
import {
  type DocumentField,
  isShown,
  listDocumentFields,
  type LoadedDocument,
} from './envelope-documents.ts'

/** A private copy is visible to its signer, to the initiator, and to co-owners who sign it. */
export function getPrivacy({
  copyOf,
  fields,
}: Template): Pick<EnvelopeDocument, 'copyOf' | 'audience'> {
  if (!copyOf) {
    return {}
  }
  const coOwners = coOwnerRoles.filter((role) => fields.some((field) => field.role === role))
  return { copyOf, audience: ['LLEdit', copyOf, ...coOwners, 'LLSign'] }
}

export function canSee({ audience }: EnvelopeDocument, role: Role): boolean {
  return audience?.includes(role) ?? true
}

/** Whether this person needs an executed file without the private copies of others. */
export function needsOwnFile({ documents }: Envelope, role: Role): boolean {
  return documents.some((document) => !canSee(document, role))
}

export function filterVisibleDocuments(documents: LoadedDocument[], role: Role): LoadedDocument[] {
  return documents.filter(({ document }) => canSee(document, role))
}

export function filterAnswers(documents: LoadedDocument[], values: Answers): Answers {
  return pickAnswers(values, listAnswerKeys(documents))
}

function pickAnswers(values: Answers, keys: ReadonlySet<string>): Answers {
  return Object.fromEntries(Object.entries(values).filter(([key]) => keys.has(key)))
}

/** Without other people's answers to fields that no document shows; they come back when one does. */
export function omitHiddenAnswers(
  fields: readonly DocumentField[],
  values: Answers,
  role: Role,
): Answers {
  const shown = new Set<string>()
  for (const documentField of fields) {
    if (documentField.field.role === role || isShown(documentField, values)) {
      shown.add(documentField.answerKey)
    }
  }

  return pickAnswers(values, shown)
}

export function listAnswerKeys(documents: LoadedDocument[]): Set<string> {
  return new Set(listDocumentFields(documents).map(({ answerKey }) => answerKey))
}
