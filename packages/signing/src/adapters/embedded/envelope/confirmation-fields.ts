import type { Field, Role } from '@countersign/answers/field'
import { valueKey } from '../../../envelope.ts'
import type { LoadedDocument, DocumentField } from './envelope-documents.ts'
import { isResident } from './recipients.ts'

/**
 * Each resident confirms with a separate tap that they have read a document. The confirmation is
 * stored like an answer and is not drawn in the document.
 */
export function listConfirmationFields(
  documents: readonly LoadedDocument[],
  role: Role,
): DocumentField[] {
  return isResident(role) ? documents.map((loaded) => buildConfirmationField(loaded, role)) : []
}

function buildConfirmationField(loaded: LoadedDocument, role: Role): DocumentField {
  const field: Field = {
    key: `${role}.confirmed`,
    role,
    type: 'checkbox',
    label: 'I have read this form, and it is what I am signing',
    required: true,
    scope: 'form',
  }
  return { answerKey: valueKey(loaded.document.documentId, field), field, loaded }
}
