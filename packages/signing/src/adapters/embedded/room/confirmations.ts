import { signsByLink } from '@countersign/answers/field'
import type { Answers } from '@countersign/answers/answer'
import { sha256 } from '@countersign/pdf/sha256'
import type { NewEnvelopeEvent } from '../../../envelope-events.ts'
import { valueKey } from '../../../envelope.ts'
import { SigningError } from '../../../errors.ts'
import type { Engine } from '../engine.ts'
import {
  getDocumentAnswers,
  type LoadedDocument,
  toRenderTemplate,
} from '../envelope/envelope-documents.ts'
import { listConfirmationFields } from '../envelope/confirmation-fields.ts'
import { getSignerFacts } from '../envelope/signer-facts.ts'
import type { Room } from './room-state.ts'

/** A change to a document removes its confirmation, unless the same call confirms it again. */
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

/**
 * A correction of a signer between rendering and the lock changes the text: nobody confirms what
 * they have not seen. The day on which someone else signs is not part of the text.
 */
export function requireSameText(before: Room, room: Room, shown: ConfirmedHashes): void {
  const fixed = (of: Room, { document, template }: LoadedDocument) =>
    template.fields
      .filter(({ role, locked, type }) => type !== 'signedDate' && (locked || !signsByLink(role)))
      .map((field) => of.envelope.values[valueKey(document.documentId, field)])
  const problems = listConfirmationFields(room.documents, room.recipient.role)
    .filter(({ loaded: { document } }) => shown.has(document.documentId))
    .filter(
      ({ loaded }) => JSON.stringify(fixed(before, loaded)) !== JSON.stringify(fixed(room, loaded)),
    )
    .map(({ answerKey }) => ({
      key: answerKey,
      message: 'This document has just changed. Read it again, then confirm it.',
    }))
  const [first] = problems
  if (first) {
    throw new SigningError('invalid-values', first.message, problems)
  }
}

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
