import type { Answers, Field, Role } from '@countersign/answers'
import { sha256 } from '../../../sha256.ts'
import type { NewEnvelopeEvent } from '../../../envelope-events.ts'
import { valueKey } from '../../../envelope.ts'
import type { Engine } from '../engine.ts'
import { getDocumentAnswers, toRenderTemplate } from '../envelope/envelope-documents.ts'
import type { LoadedDocument, DocumentField } from '../envelope/envelope-documents.ts'
import { getSignerFacts } from '../envelope/signer-facts.ts'
import { isResident } from '../envelope/recipients.ts'
import type { Room } from './room-state.ts'

/**
 * Each resident says of each document that they have read it and mean it, by a tap of its own. It is an
 * answer like any other, kept beside theirs, and stands in no document.
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
    label: 'I have read this form, and it is what I sign',
    required: true,
    scope: 'form',
  }
  return { answerKey: valueKey(loaded.document.documentId, field), field, loaded }
}

/**
 * Whoever changes what they entered in a document, or a place that they signed, has not confirmed it as
 * it now is. What is confirmed in the same breath is confirmed with the change in it.
 */
export function removeStaleConfirmations(
  room: Room,
  values: Answers,
  changed: readonly string[],
): Answers {
  const stale = listConfirmationFields(room.documents, room.recipient.role)
    .filter(({ answerKey }) => !changed.includes(answerKey))
    .filter(({ loaded }) => changed.some((key) => containsAnswer(loaded, key)))
    .map(({ answerKey }) => answerKey)

  return Object.fromEntries(Object.entries(values).filter(([key]) => !stale.includes(key)))
}

function containsAnswer({ document, template }: LoadedDocument, answerKey: string): boolean {
  return template.fields.some((field) => valueKey(document.documentId, field) === answerKey)
}

/** SHA-256 of the PDF as it was shown, by document id. */
export type ConfirmedHashes = ReadonlyMap<string, string>

/** Draws the documents that are being confirmed as their person has them before them. */
export async function hashConfirmedDocuments(
  engine: Engine,
  room: Room,
  values: Answers,
): Promise<ConfirmedHashes> {
  const confirmed = listConfirmationFields(room.documents, room.recipient.role).filter(
    ({ answerKey }) => values[answerKey] === true && room.envelope.values[answerKey] !== true,
  )
  const hashes = confirmed.map(async ({ loaded }) => {
    const { pdf } = await engine.runRender({
      template: toRenderTemplate(loaded.template),
      answers: getDocumentAnswers(loaded, values),
      people: getSignerFacts(room.envelope),
    })
    return [loaded.document.documentId, sha256(pdf)] as const
  })
  return new Map(await Promise.all(hashes))
}

/** What to record of the documents that these values confirm anew, or no longer. */
export function buildConfirmationEvents(
  { documents, recipient: { role }, envelope }: Room,
  values: Answers,
  shown: ConfirmedHashes,
): NewEnvelopeEvent[] {
  return listConfirmationFields(documents, role).flatMap(({ answerKey, loaded }) => {
    const confirmed = values[answerKey] === true
    if (confirmed === (envelope.values[answerKey] === true)) {
      return []
    }

    const { documentId } = loaded.document
    const hash = shown.get(documentId)
    const data = { documentId, confirmed, ...(confirmed && hash && { sha256: hash }) }
    return [{ type: 'envelope.document-confirmed' as const, role, data }]
  })
}
