import type { OpenedDocument, OpenedRoom } from './opened-room.ts'
import type {
  ReadingNode,
  RoomDocument,
  RoomField,
} from '@countersign/contract/schemas/signing-room/room-document'
import { controlId } from './control-id.ts'
import type { FieldSlot } from './field-slot.ts'
import type { DealTermGroup } from './deal-term-groups.ts'

export interface DocumentPlan {
  document: OpenedDocument
  /** What is asked or signed in this form, by the field's key. */
  slots: ReadonlyMap<string, FieldSlot>
  /** Asked in this form although its text does not mention it. */
  unplaced: FieldSlot[]
  /** What a resident signs at the end of the form, instead of at its place in the text. */
  lastSignature?: FieldSlot
  /** Where a resident confirms the form, at its end. */
  confirm?: FieldSlot
}

export interface RoomPlan {
  /** Term, rent and deposit, where the packet starts from an earlier one: asked first. */
  changes: FieldSlot[]
  /** Asked once for several forms, or with what they share; only when the owner fills out. */
  dealTerms: DealTermGroup[]
  /** Shared and already settled. */
  known: RoomField[]
  documents: DocumentPlan[]
  /** All slots in page order. */
  slots: FieldSlot[]
}

type GroupDealTerms = (slots: readonly FieldSlot[]) => DealTermGroup[]

/**
 * What is asked where. An answer that several forms share is asked once: among the deal terms when the
 * owner fills out, else where it first appears.
 */
export function planRoom(
  { documents, lastTerms }: Pick<OpenedRoom, 'documents' | 'lastTerms'>,
  fillRules?: { groupDealTerms: GroupDealTerms },
): RoomPlan {
  const asked = new Set<string>()
  const changes = documents
    .flatMap(({ documentId, fields }) =>
      fields
        .filter(({ answerKey }) => answerKey in (lastTerms?.answers ?? {}))
        .filter(isAsked)
        .map((field) => ({
          ...toSharedSlot(field, fields),
          ...(field.scope === 'form' && { id: controlId(documentId, field.key) }),
        })),
    )
    .filter(isFirst(asked))
  const shared = fillRules ? documents.flatMap(sharedSlots(documents)) : []
  const askedOnce = shared
    .filter(({ field }) => isAsked(field))
    .toSorted((a, b) => needs(a.field) - needs(b.field))
    .filter(isFirst(asked))
  const dealTerms = fillRules?.groupDealTerms(askedOnce) ?? []
  const plans = documents.map((document) => planDocument(document, asked))
  const inForms = plans.flatMap(({ slots, lastSignature, confirm }) =>
    [...slots.values(), lastSignature ?? [], confirm ?? []].flat(),
  )

  return {
    changes,
    dealTerms,
    known: shared
      .map(({ field }) => field)
      .filter((field) => field.locked === true && field.internal !== true)
      .filter(isFirst(new Set())),
    documents: plans,
    slots: [...changes, ...dealTerms.flatMap(({ slots }) => slots), ...inForms],
  }
}

/**
 * Terms that belong with the shared ones although the form that has them is the only one: what happens
 * after the term with its dates, late charges with the other charges, batteries with the alarms.
 */
const termsOfOneForm = /^LLEdit\.(term\.afterEnd|lateFee\.|alarms\.batteryDuty)/

export function isTermOfOneForm(key: string): boolean {
  return termsOfOneForm.test(key)
}

function sharedSlots(documents: readonly RoomDocument[]) {
  const isAlone = ({ key }: RoomField) =>
    documents.filter(({ fields }) => fields.some((field) => field.key === key)).length === 1

  return (document: RoomDocument): FieldSlot[] =>
    document.fields
      .filter((field) => field.scope === 'packet' || (isTermOfOneForm(field.key) && isAlone(field)))
      .map((field) => toSharedSlot(field, document.fields))
}

function toSharedSlot(field: RoomField, siblings: readonly RoomField[]): FieldSlot {
  return { id: controlId('shared', field.key), answerKey: field.answerKey, field, siblings }
}

/** What one form requires is required, also where another one shows it as optional. */
function needs({ required, requiredIf }: RoomField): number {
  if (required) {
    return 0
  }
  return requiredIf ? 1 : 2
}

function isFirst(seen: Set<string>) {
  return ({ answerKey }: { answerKey: string }) => {
    const first = !seen.has(answerKey)
    seen.add(answerKey)
    return first
  }
}

type KeptPlan = DocumentPlan & { askedKeys: string }

/** A form that asks the same keeps its plan: it does not render again while others are loaded. */
const plans = new WeakMap<OpenedDocument, KeptPlan>()

function planDocument(document: OpenedDocument, asked: Set<string>): DocumentPlan {
  const inText = document.reading.flatMap(fieldKeys)
  const byKey = new Map(document.fields.map((field) => [field.key, field]))
  const all = [...new Set([...inText, ...byKey.keys()])]
    .flatMap((key) => byKey.get(key) ?? [])
    .filter((field) => isAsked(field) && !field.confirms)
    .filter(isFirst(asked))
    .map((field) => toFieldSlot(document, field))
  const askedKeys = all.map(({ field }) => field.key).join()
  const kept = plans.get(document)
  if (kept?.askedKeys === askedKeys) {
    return kept
  }
  const confirm = document.fields.find((field) => field.confirms && isAsked(field))
  const lastSignature = confirm && all.findLast(({ field }) => isAlwaysSigned(field))
  const slots = all.filter((slot) => slot !== lastSignature)
  const plan: KeptPlan = {
    askedKeys,
    document,
    slots: new Map(slots.map((slot) => [slot.field.key, slot])),
    unplaced: slots.filter((slot) => !inText.includes(slot.field.key)),
    ...(lastSignature && { lastSignature: { ...lastSignature, isLastSignature: true } }),
    ...(confirm && { confirm: toFieldSlot(document, confirm) }),
  }
  plans.set(document, plan)
  return plan
}

function isAlwaysSigned({ type, required }: RoomField): boolean {
  return type === 'signature' && required
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

/** The server sets the date of signing. */
function isAsked(field: RoomField): boolean {
  return field.mine && field.locked !== true && field.type !== 'signedDate'
}

export function fieldKeys(node: ReadingNode): string[] {
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
