import type { DocumentPlaces } from '@countersign/contract/schemas/signing-room/room-places'
import type { FieldSlot } from '../../room/field-slot.ts'
import type { RoomPlan } from '../../room/room-plan.ts'

export type FormsByAnswer = ReadonlyMap<string, readonly string[]>

/** For each answer, the forms that have a place for it; first those that print most of the deal terms. */
export function listFormsByAnswer(
  { documents, dealTerms }: Pick<RoomPlan, 'documents' | 'dealTerms'>,
  places: readonly DocumentPlaces[],
): FormsByAnswer {
  const shared = new Set(dealTerms.flatMap(({ slots }) => slots.map(({ answerKey }) => answerKey)))
  const printed = documents
    .map(({ document: { documentId, fields } }) => {
      const known = places.find((other) => other.documentId === documentId)
      const keys = new Set(known?.places.map(({ key }) => key))
      const answers = fields.filter(({ key }) => keys.has(key)).map(({ answerKey }) => answerKey)
      return { documentId, answers }
    })
    .toSorted((a, b) => countIn(shared, b.answers) - countIn(shared, a.answers))
  const pairs = printed.flatMap(({ documentId, answers }) =>
    [...new Set(answers)].map((answerKey) => ({ documentId, answerKey })),
  )
  const byAnswer = Map.groupBy(pairs, ({ answerKey }) => answerKey)

  return new Map(
    [...byAnswer].map(([key, found]) => [key, found.map(({ documentId }) => documentId)]),
  )
}

function countIn(keys: ReadonlySet<string>, answers: readonly string[]): number {
  return answers.filter((key) => keys.has(key)).length
}

/** The form to show for a question: its own; else the one that is shown, if it prints the answer. */
export function chooseForm(slot: FieldSlot, shown: string, forms: FormsByAnswer): string {
  const printedBy = forms.get(slot.answerKey) ?? []
  const own = slot.documentId
  if (own !== undefined && (printedBy.includes(own) || printedBy.length === 0)) {
    return own
  }
  return printedBy.includes(shown) ? shown : (printedBy[0] ?? shown)
}
