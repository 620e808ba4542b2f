import { isResidentRole, signsByLink } from '@countersign/answers/field'
import { isTable, type Answers } from '@countersign/answers/answer'
import type { SignerName } from '@countersign/answers/signer-name'
import { sha256 } from '@countersign/pdf/sha256'
import {
  type Envelope,
  type Recipient,
  type RevocationReason,
  valueKey,
} from '../../../envelope.ts'
import type { DocumentReader, RoomDocument, RoomProgress, RoomView } from '../../../room.ts'
import { omitHiddenAnswers } from '../envelope/visibility.ts'
import type { Engine } from '../engine.ts'
import { listDocumentFields, type LoadedDocument } from '../envelope/envelope-documents.ts'
import { findMissingAnswers } from '../envelope/missing-answers.ts'
import { findRoomErrors } from './room-errors.ts'
import { findContinuingTable } from '../inspections/continuing-table.ts'
import { getSignerFacts } from '../envelope/signer-facts.ts'
import { explainEnd } from '../envelope/recipients.ts'
import { listConfirmationFields } from '../envelope/confirmation-fields.ts'
import { findRevocation, getRoomState, type Room } from './room-state.ts'

/** `isClosing`: for the page after Finish or Decline, which shows no documents. */
export function presentRoom(
  engine: Engine,
  room: Room,
  { isClosing = false }: { isClosing?: boolean } = {},
): RoomView {
  const { envelope, recipient, session } = room
  const { role } = recipient
  const state = getRoomState(room)
  const sender = envelope.recipients.find((candidate) => candidate.role === 'LLSign')
  const isOpen = state === 'open'
  const isHidden = arePartsHidden(room)
  const documents = isHidden || isClosing ? [] : room.documents
  const view: RoomView = {
    task: role === 'LLEdit' ? 'fill' : 'sign',
    role,
    state,
    packetName: envelope.name,
    sender: presentName(sender),
    ...(isResidentRole(role) && envelope.message && !isHidden && { message: envelope.message }),
    person: { ...presentName(recipient), email: recipient.email },
    home: envelope.premises ?? '',
    returnUrl: session.returnUrl,
    messagesSent: {
      ...(recipient.paperAskedAt && { paperAt: recipient.paperAskedAt }),
      ...(recipient.askedAt && { questionAt: recipient.askedAt }),
    },
    documents: documents.map(presentDocument),
    timeZones: signerTimeZones(documents, envelope),
    ...(role === 'LLEdit' &&
      isOpen &&
      envelope.lastTerms &&
      !envelope.reopenedAt && { lastTerms: envelope.lastTerms }),
    draftKey: sha256(`drafts of ${role} in ${envelope.envelopeId}`).slice(0, 32),
    problems: isOpen ? findRoomErrors(engine, room) : [],
    ...presentProgress(engine, room, { documents }),
  }
  const revoked = findRevocation(room)

  return state === 'revoked' && revoked ? hidePacket(view, revoked) : view
}

/**
 * Neither the wrong recipient nor a revoked session sees the documents any more, nor anybody those of a
 * packet that was canceled or declined.
 */
function arePartsHidden(room: Room): boolean {
  const state = getRoomState(room)
  return (
    state === 'wrong-recipient' || state === 'revoked' || explainEnd(room.envelope) !== undefined
  )
}

/** `documents`: those that are shown. */
export function presentProgress(
  engine: Engine,
  room: Room,
  { documents = room.documents }: { documents?: LoadedDocument[] } = {},
): RoomProgress {
  const { envelope, recipient, own } = room
  const { role, consent, adopted } = recipient
  const isOpen = getRoomState(room) === 'open'
  const isFilling = role === 'LLEdit' && isOpen

  return {
    revision: envelope.revision ?? 0,
    consent: {
      required: signsByLink(role),
      version: consent?.version ?? engine.consentVersion,
      ...(consent && { givenAt: consent.at }),
    },
    ...(adopted && { adopted }),
    read: documents
      .map(({ document }) => document.documentId)
      .filter((documentId) => recipient.readAt?.[documentId] !== undefined),
    answers: presentAnswers(documents, room),
    carried: isFilling ? (envelope.carried ?? {}) : {},
    toConfirm: isFilling ? (envelope.toConfirm ?? []) : [],
    ...(isFilling && presentInspections(room)),
    leftBlank: isFilling ? (envelope.leftBlank ?? []) : [],
    missing: isOpen ? findMissingAnswers(own, role, envelope).map((problem) => problem.key) : [],
  }
}

function presentName(person?: Pick<Recipient, 'name' | 'signingFor'>): SignerName {
  const { name = '', signingFor } = person ?? {}
  return { name, ...(signingFor !== undefined && { signingFor }) }
}

function presentInspections({
  envelope: { records, continued },
  fields,
}: Room): Pick<RoomView, 'earlierInspections' | 'continued'> | undefined {
  if (!records && continued === undefined) {
    return undefined
  }
  const { answerKey = '' } = findContinuingTable(fields) ?? {}
  const rows = continued?.values[answerKey]

  return {
    earlierInspections: records ?? [],
    ...(continued !== undefined && {
      continued: continued && {
        groupId: continued.groupId,
        rows: { [answerKey]: isTable(rows) ? rows.length : 0 },
      },
    }),
  }
}

/** The link of a corrected signer may have reached a stranger, who learns nothing of the packet. */
function hidePacket({ adopted: _, ...view }: RoomView, revoked: RevocationReason): RoomView {
  return revoked === 'corrected'
    ? {
        ...view,
        revoked,
        packetName: '',
        sender: { name: '' },
        person: { name: '', email: '' },
        home: '',
        messagesSent: {},
      }
    : { ...view, revoked }
}

/** The zones in which the documents print the days of signing that this person sees. */
function signerTimeZones(documents: LoadedDocument[], envelope: Envelope): RoomView['timeZones'] {
  if (!envelope.recipients.some(({ signedAt }) => signedAt)) {
    return {}
  }
  const facts = getSignerFacts(envelope)
  const signedDates = documents.flatMap(({ document, template }) =>
    template.fields.filter(
      (field) =>
        field.type === 'signedDate' &&
        envelope.values[valueKey(document.documentId, field)] !== undefined,
    ),
  )
  return Object.fromEntries(
    signedDates.flatMap(({ role }) => {
      const timeZone = facts[role]?.timeZone
      return timeZone ? [[role, timeZone]] : []
    }),
  )
}

/** One document, and who reads it with which answers. */
export function presentDocumentReader(
  loaded: LoadedDocument,
  room: Room,
): { document: RoomDocument; view: DocumentReader } {
  const { role } = room.recipient
  return {
    document: presentDocument(loaded),
    view: {
      task: role === 'LLEdit' ? 'fill' : 'sign',
      role,
      state: getRoomState(room),
      answers: presentAnswers([loaded], room),
    },
  }
}

function presentDocument({ document, template }: LoadedDocument): RoomDocument {
  return {
    documentId: document.documentId,
    formId: document.formId,
    title: document.title,
    edition: document.edition,
    pages: template.pages,
    reading: template.reading,
    fields: template.fields,
  }
}

function presentAnswers(documents: LoadedDocument[], room: Room): Answers {
  const { envelope, recipient } = room
  const fields = documents === room.documents ? room.fields : listDocumentFields(documents)
  return {
    ...omitHiddenAnswers(fields, envelope.values, recipient.role),
    ...listConfirmations(documents, room),
  }
}

function listConfirmations(documents: LoadedDocument[], { recipient, envelope }: Room): Answers {
  const keys = listConfirmationFields(documents, recipient.role).map(({ answerKey }) => answerKey)
  return Object.fromEntries(keys.flatMap((key) => (envelope.values[key] ? [[key, true]] : [])))
}
