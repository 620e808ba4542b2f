import type {
  RoomDocument,
  RoomField,
} from '@countersign/contract/schemas/signing-room/room-document'
import { beforeFinishId, dealTermGroupId, formTitleId, whatChangesId } from '../../ui/anchors.ts'
import type { DealTermGroup } from '../../room/deal-term-groups.ts'
import type { FieldSlot } from '../../room/field-slot.ts'
import { fieldKeys } from '../../room/room-plan.ts'
import type { DocumentPlan, RoomPlan } from '../../room/room-plan.ts'

/** What is asked in one view. */
export type QuestionPart = {
  /** The id of its heading. */
  id: string
  slots: readonly FieldSlot[]
} & (
  | { kind: 'changes' | 'end' }
  | { kind: 'deal-terms'; group: DealTermGroup }
  | { kind: 'form'; plan: DocumentPlan; sections: FormPartSection[]; number: number }
)

interface FormSection {
  /** The form's own heading; absent above the first one. */
  title: string | undefined
  fields: RoomField[]
}

export interface FormPartSection extends FormSection {
  slots: readonly FieldSlot[]
}

/** A form that asks more is asked in several views; the unit is a box in half the width. */
const mostAsked = 12

/** In the order in which they are asked; a form in which nothing is asked has none. */
export function listQuestionParts(plan: RoomPlan): QuestionPart[] {
  return [
    ...(plan.changes.length > 0
      ? [{ kind: 'changes' as const, id: whatChangesId, slots: plan.changes }]
      : []),
    ...plan.dealTerms.map((group) => ({
      kind: 'deal-terms' as const,
      id: dealTermGroupId(group.name),
      group,
      slots: group.slots,
    })),
    ...plan.documents.flatMap(listFormParts),
    { kind: 'end', id: beforeFinishId, slots: [] },
  ]
}

export function listUnasked({ documents }: RoomPlan): DocumentPlan[] {
  return documents.filter((plan) => listFormParts(plan).length === 0)
}

/** The part's form, which may be shown beside it. */
export function findPartDocument(
  { documents }: Pick<RoomPlan, 'documents'>,
  partId: string | undefined,
): string | undefined {
  const found = documents.find(({ document: { documentId } }) =>
    partId?.startsWith(formTitleId(documentId)),
  )
  return found?.document.documentId
}

function listFormParts(plan: DocumentPlan): QuestionPart[] {
  const sections = [
    ...listSections(plan.document)
      .map((section) => ({
        ...section,
        slots: section.fields.flatMap(({ key }) => plan.slots.get(key) ?? []),
      }))
      .filter(({ slots, fields }) => slots.length > 0 || fields.some(({ sumOf }) => sumOf)),
    ...(plan.unplaced.length > 0 ? [{ title: undefined, fields: [], slots: plan.unplaced }] : []),
  ]
  const chunks = inChunks(sections)
  const id = formTitleId(plan.document.documentId)

  return chunks.map((together, index) => ({
    kind: 'form',
    id: index === 0 ? id : `${id}-${index + 1}`,
    plan,
    sections: together,
    slots: together.flatMap(({ slots }) => slots),
    number: index + 1,
  }))
}

/** Of about the same length. */
function inChunks(sections: readonly FormPartSection[]): FormPartSection[][] {
  const all = measure(sections)
  if (sections.length > 0 && all <= mostAsked) {
    return [[...sections]]
  }
  const most = all / Math.ceil(all / mostAsked)

  return sections.reduce<FormPartSection[][]>((chunks, section) => {
    const last = chunks.at(-1)
    return last && (measure(last) + measure([...last, section])) / 2 < most
      ? [...chunks.slice(0, -1), [...last, section]]
      : [...chunks, [section]]
  }, [])
}

/** Without those that come and go with another answer: no question moves to another view while one types. */
function measure(sections: readonly FormPartSection[]): number {
  const slots = sections.flatMap((section) => section.slots)
  return slots
    .filter(({ field }) => field.required && !field.showIf)
    .reduce((sum, { field }) => sum + measureField(field), 0)
}

function measureField({ type, options = [], rows, label, help = '' }: RoomField): number {
  if (type === 'table') {
    return 2 + 2 * (rows?.initial ?? 1)
  }
  if (type === 'address' || type === 'longtext') {
    return 4
  }
  if (type === 'radio' || type === 'checkboxGroup') {
    return 1 + options.length
  }
  if (type === 'yesno') {
    return help.length > 60 ? 3 : 2
  }
  return label.length > 60 ? 2 : 1
}

/** The headings of a form that have fields below them, in reading order. */
function listSections({ fields, reading }: RoomDocument): FormSection[] {
  const inText = reading.flatMap(fieldKeys)
  const inOrder = inText.flatMap((key) => fields.find((field) => field.key === key) ?? [])
  const byTitle = Map.groupBy(inOrder, ({ section }) => section)
  return [...byTitle].map(([title, together]) => ({ title, fields: together }))
}
