import type { ReadingNode, Room, RoomDocument, RoomField } from '@countersign/contract'
import { bySection } from '../document/by-section.ts'

/** A place on the page where this person answers or signs. */
export interface FieldSlot {
  /** The control's id in the page; `Next` moves there. */
  id: string
  answerKey: string
  field: RoomField
  /** The fields of the same form, of which its condition may speak. */
  siblings: readonly RoomField[]
  /** Absent among the deal terms, which belong to several forms. */
  documentId?: string
}

export interface DocumentPlan {
  document: RoomDocument
  /** What is asked or signed in this form, by the field's key. */
  slots: ReadonlyMap<string, FieldSlot>
  /** Asked here, though the form's text has no place for it. */
  unplaced: FieldSlot[]
  /** Where a resident confirms the form, at its end. */
  confirm?: FieldSlot
}

export interface RoomPlan {
  /** Asked once for several forms (the owner's filling only), heading by heading. */
  dealTerms: FieldSlot[]
  /** Shared and already settled. */
  known: RoomField[]
  documents: DocumentPlan[]
  /** Everything of the above that this person does, in the page's order. */
  slots: FieldSlot[]
}

type Asked = Pick<Room, 'task' | 'documents'>

/**
 * Where each thing stands that this person must do. An answer that several forms share is asked at
 * one place only: among the deal terms when the owner fills, else where it first appears.
 */
export function planRoom({ task, documents }: Asked): RoomPlan {
  const asked = new Set<string>()
  const shared = task === 'fill' ? documents.flatMap(sharedFields) : []
  const askedOnce = shared.filter(({ field }) => isAsked(field)).filter(createFirstFilter(asked))
  const dealTerms = bySection(askedOnce).flatMap(({ slots }) => slots)
  const plans = documents.map((document) => planDocument(document, asked))
  const inForms = plans.flatMap((plan) => [...plan.slots.values(), ...confirmIn(plan)])

  return {
    dealTerms,
    known: knownFields(shared.map((slot) => slot.field)),
    documents: plans,
    slots: [...dealTerms, ...inForms],
  }
}

function sharedFields(document: RoomDocument): FieldSlot[] {
  return document.fields
    .filter((field) => field.scope === 'packet')
    .map((field) => ({
      id: controlId('shared', field.key),
      answerKey: field.answerKey,
      field,
      siblings: document.fields,
    }))
}

function createFirstFilter(asked: Set<string>) {
  return ({ answerKey }: { answerKey: string }) => {
    const first = !asked.has(answerKey)
    asked.add(answerKey)
    return first
  }
}

function knownFields(fields: RoomField[]): RoomField[] {
  const seen = new Set<string>()
  return fields.filter((field) => field.locked === true).filter(createFirstFilter(seen))
}

function confirmIn({ confirm }: DocumentPlan): FieldSlot[] {
  return confirm ? [confirm] : []
}

function planDocument(document: RoomDocument, asked: Set<string>): DocumentPlan {
  const placed = document.reading.flatMap(keysOf)
  const byKey = new Map(document.fields.map((field) => [field.key, field]))
  const inOrder = [...placed, ...byKey.keys()].filter((key, at, all) => all.indexOf(key) === at)
  const slots = inOrder
    .flatMap((key) => byKey.get(key) ?? [])
    .filter((field) => isAsked(field) && !field.confirms)
    .filter(createFirstFilter(asked))
    .map((field) => toFieldSlot(document, field))
  const confirm = document.fields.find((field) => field.confirms && isAsked(field))

  return {
    document,
    slots: new Map(slots.map((slot) => [slot.field.key, slot])),
    unplaced: slots.filter((slot) => !placed.includes(slot.field.key)),
    ...(confirm && { confirm: toFieldSlot(document, confirm) }),
  }
}

function toFieldSlot(document: RoomDocument, field: RoomField): FieldSlot {
  return {
    id: controlId(document.documentId, field.key),
    answerKey: field.answerKey,
    field,
    siblings: document.fields,
    documentId: document.documentId,
  }
}

/** The date of signing is the server's to set. */
function isAsked(field: RoomField): boolean {
  return field.mine && field.locked !== true && field.type !== 'signedDate'
}

function keysOf(node: ReadingNode): string[] {
  if (node.kind === 'fields') {
    return node.keys
  }
  if (node.kind !== 'signatures') {
    return []
  }

  return node.blocks.flatMap((block) => [
    block.signatureKey,
    block.nameKey,
    ...block.otherKeys,
    block.dateKey,
  ])
}

/** Keys hold dots, colons and stars; an id that a style sheet may also name holds none. */
function controlId(where: string, key: string): string {
  return `at-${where}-${key}`.replaceAll(/[^\w-]/g, '_')
}

/** The id of a form's title in the page. */
export function formTitleId(documentId: string): string {
  return `form-${documentId}`
}
