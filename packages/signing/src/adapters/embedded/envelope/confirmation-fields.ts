import { type Field, type LinkSignerRole, type Role, signsByLink } from '@countersign/answers/field'
import { valueKey } from '../../../envelope.ts'
import type { LoadedDocument, DocumentField } from './envelope-documents.ts'

/**
 * Who signs by link confirms with a separate tap that they have read a document. The confirmation is
 * stored like an answer and is not drawn in the document.
 */
export function listConfirmationFields(
  documents: readonly LoadedDocument[],
  role: Role,
): DocumentField[] {
  if (!signsByLink(role)) {
    return []
  }
  const field = confirmationField(role)
  return documents.map((loaded) => ({
    answerKey: valueKey(loaded.document.documentId, field),
    field,
    loaded,
  }))
}

export function confirmationField(role: LinkSignerRole): Field {
  return {
    key: `${role}.confirmed`,
    role,
    type: 'checkbox',
    label: 'I have read this form, and it is what I am signing',
    required: true,
    scope: 'form',
  }
}
