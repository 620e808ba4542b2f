import type {
  RoomDocument,
  RoomField,
} from '@countersign/contract/schemas/signing-room/room-document'
import { useMemo } from 'react'
import type { BlankGroup } from './blank-answers.ts'
import { findAnswerError } from './error-messages.ts'
import { useFormTranslation } from './form-translation.ts'
import { findMissing, findNeedingAttention } from './missing-answers.ts'
import { countUnloaded, isLoadingForms } from './opened-room.ts'
import { useRoom, useRoomState } from './room-context.ts'
import { planRoom } from './room-plan.ts'
import type { FieldSlot } from './field-slot.ts'
import type { FillRules } from './fill-rules.ts'
import type { RoomPlan } from './room-plan.ts'
import type { FieldErrors } from './room-state.ts'
import { useRoomMessages } from '../../i18n/room/messages.ts'

export interface RoomProgress {
  plan: RoomPlan
  /** Required and not answered. */
  missing: FieldSlot[]
  /** How many there are, with those of forms that are not loaded yet. */
  left: number
  isLoading: boolean
  /** Missing or invalid. */
  attention: FieldSlot[]
  invalid: { slot: FieldSlot; message: string }[]
  /** Wrong, but asked nowhere: a sum. */
  invalidSums: { document: RoomDocument; field: RoomField; message: string }[]
  /** Not required and not answered; only while the owner fills. */
  blanks: BlankGroup[]
}

/** What this person is asked, and how far they are; with the rules of the fill step for who fills out. */
export function useRoomProgress(fillRules?: FillRules): RoomProgress {
  const { documents, lastTerms, missing, leftBlank } = useRoom()
  const t = useRoomMessages()
  const translation = useFormTranslation()
  const { drafts, answers, serverErrors, ...state } = useRoomState((snapshot) => snapshot)
  const plan = useMemo(
    () => planRoom({ documents, lastTerms }, fillRules),
    [documents, lastTerms, fillRules],
  )
  const allErrors = useMemo(
    () => withoutConfirmed(plan.slots, state.allErrors),
    [plan, state.allErrors],
  )

  return useMemo(() => {
    const progress = { missing, drafts, answers, errors: allErrors }
    const findError = (key: string) =>
      findAnswerError({ allErrors, serverErrors }, key, t, translation)
    const invalid = plan.slots.flatMap((slot) => {
      const message = findError(slot.answerKey)
      return message === undefined ? [] : [{ slot, message }]
    })
    const found = findMissing(plan.slots, progress)
    return {
      plan,
      missing: found,
      left: found.length + countUnloaded({ documents, missing }),
      isLoading: isLoadingForms({ documents }),
      attention: findNeedingAttention(plan.slots, progress),
      invalid,
      invalidSums: listInvalidSums(documents, findError),
      blanks: fillRules?.findBlanks(plan, { answers, leftBlank }) ?? [],
    }
  }, [
    plan,
    fillRules,
    documents,
    missing,
    leftBlank,
    drafts,
    answers,
    allErrors,
    serverErrors,
    t,
    translation,
  ])
}

/** The last signature in a form confirms it as well. */
function withoutConfirmed(slots: readonly FieldSlot[], errors: FieldErrors): FieldErrors {
  const unsigned = slots.filter((slot) => slot.isLastSignature && slot.answerKey in errors)
  const confirmed = slots.filter(
    ({ field, documentId }) =>
      field.confirms && unsigned.some((signature) => signature.documentId === documentId),
  )
  const keys = new Set(confirmed.map(({ answerKey }) => answerKey))
  return Object.fromEntries(Object.entries(errors).filter(([key]) => !keys.has(key)))
}

function listInvalidSums(
  documents: readonly RoomDocument[],
  findError: (answerKey: string) => string | undefined,
): RoomProgress['invalidSums'] {
  return documents.flatMap((document) =>
    document.fields.flatMap((field) => {
      const message = field.sumOf && findError(field.answerKey)
      return message === undefined ? [] : [{ document, field, message }]
    }),
  )
}

export interface FormProgressCounts {
  missing: number
  /** Answers with an error. */
  invalid: number
  /** Shared answers that this form shows and that are missing or invalid among the deal terms. */
  sharedMissing: number
  blank: number
}

/** How many answers of all forms have an error. */
export function countInvalid({ invalid, invalidSums }: RoomProgress): number {
  return invalid.length + invalidSums.length
}

/** How far one form is; without one, the deal terms. */
export function countProgress(
  { plan, missing, invalid, invalidSums, attention, blanks }: RoomProgress,
  document: RoomDocument | undefined,
): FormProgressCounts {
  const documentId = document?.documentId
  const keys = new Set(document?.fields.map((field) => field.answerKey))
  const shared = attention.filter((slot) => slot.documentId === undefined)
  const isOwn = (slot: FieldSlot) => slot.documentId === documentId && !plan.changes.includes(slot)

  return {
    missing: missing.filter(isOwn).length,
    invalid:
      invalid.filter(({ slot }) => isOwn(slot)).length +
      invalidSums.filter((sum) => sum.document.documentId === documentId).length,
    sharedMissing: shared.filter((slot) => keys.has(slot.answerKey)).length,
    blank: countBlank(blanks.filter((group) => group.documentId === documentId)),
  }
}

/** How many answers are blank and not said to be so on purpose, in these groups. */
export function countBlank(groups: readonly BlankGroup[]): number {
  return groups
    .filter(({ onPurpose }) => !onPurpose)
    .reduce((sum, { slots }) => sum + slots.length, 0)
}

/** How far one form is as it is shown as a whole: an answer that several forms share counts in each. */
export function countShown(progress: RoomProgress, document: RoomDocument): FormProgressCounts {
  const { missing, sharedMissing, ...counts } = countProgress(progress, document)
  return { ...counts, missing: missing + sharedMissing, sharedMissing: 0 }
}
