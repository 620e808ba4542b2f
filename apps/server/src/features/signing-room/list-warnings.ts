import type { Answers } from '@countersign/answers/answer'
import { toDayInZone } from '@countersign/answers/format-day'
import { timeZoneOfAddress } from '@countersign/answers/property-time-zone'
import type { Room } from '@countersign/contract/schemas/signing-room/room'
import { findFutureDays, findMismatches, findWarnings } from '@countersign/form-library'
import { valueKey } from '@countersign/signing/envelope'
import type { RoomDocument, RoomView } from '@countersign/signing/room'
import { findHomeState } from './find-home-state.ts'

type Warnings = NonNullable<Room['warnings']>

/** What Finish asks the owner about. */
export function findFinishWarnings(view: RoomView, at: string): { key: string; message: string }[] {
  return listWarnings(view, new Date(at))
    .filter(({ anyway }) => anyway)
    .map(({ key, text }) => ({ key, message: text }))
}

/** The law speaks about the owner's answers only: residents cannot change these. */
export function listWarnings(view: RoomView, now: Date): Warnings {
  const packet = { documents: view.documents, answers: view.answers, today: findToday(view, now) }
  if (view.task !== 'fill') {
    const own = new Set(view.documents.flatMap((document) => listOwnKeys(document, view)))
    return findFutureDays(packet)
      .filter(({ answerKey }) => own.has(answerKey))
      .map(({ answerKey: key, text }) => ({ key, text }))
  }

  const mismatches = findMismatches(packet).map(({ answerKey: key, text, asks }) => {
    return { key, text, mismatch: true as const, ...(asks && { anyway: asks }) }
  })
  const warnings = view.documents.flatMap((document) => documentWarnings(document, view))
  const unique = warnings.filter(
    ({ key, text }, index) =>
      index === warnings.findIndex((other) => other.key === key && other.text === text),
  )
  return [...mismatches, ...unique]
}

function listOwnKeys({ documentId, fields }: RoomDocument, { role }: RoomView): string[] {
  return fields
    .filter((field) => field.role === role && !field.locked)
    .map((field) => valueKey(documentId, field))
}

/** The day at the home. */
function findToday({ documents, answers }: RoomView, now: Date): string {
  const [state = ''] = documents.flatMap((document) => findHomeState(document, answers) ?? [])
  const zip = answers['LLEdit.premises.zip']

  return toDayInZone(now, timeZoneOfAddress({ state, zip: typeof zip === 'string' ? zip : '' }))
}

function documentWarnings(
  document: RoomDocument,
  { answers, home }: Pick<RoomView, 'answers' | 'home'>,
): Warnings {
  const { documentId, formId, fields } = document
  const state = findHomeState(document, answers)
  if (!state) {
    return []
  }

  const plain: Answers = {}
  for (const field of fields) {
    const answer = answers[valueKey(documentId, field)]
    if (answer !== undefined) {
      plain[field.key] = answer
    }
  }
  return findWarnings(formId, state, plain, home).flatMap(({ key, text, rule, breaks }) => {
    const field = fields.find((candidate) => candidate.key === key)
    const isCited = !rule || text.includes(rule.citation)
    return field
      ? [
          {
            key: valueKey(documentId, field),
            text,
            ...(!isCited && { citation: rule.citation }),
            ...(breaks && { anyway: breaks }),
          },
        ]
      : []
  })
}
