import { formatAnswer } from '@countersign/answers/format-answer'
import { isConditionMet, isRequired } from '@countersign/answers/is-answered'
import type { Answer } from '@countersign/answers/answer'
import type { Room } from '@countersign/contract/schemas/signing-room/room'
import type { RoomField } from '@countersign/contract/schemas/signing-room/room-document'
import { findAnswerError } from '../room/error-messages.ts'
import { useFormTranslation } from '../room/form-translation.ts'
import { useRoomPart, useRoomState, useRoomStore, useTask } from '../room/room-context.ts'
import type { FieldSlot } from '../room/field-slot.ts'
import { answerLookup } from '../room/answer-lookup.ts'
import type { RoomMessages } from '../../i18n/room/en.ts'
import { useRoomMessages } from '../../i18n/room/messages.ts'

type Warning = NonNullable<Room['warnings']>[number]

export interface FieldState {
  answer: Answer | undefined
  error: string | undefined
  /** What state law or another answer has against it; never keeps anybody from finishing. */
  warnings: readonly Warning[]
  required: boolean
  /** Where the prefilled answer came from, as a sentence. */
  source: string | undefined
  /** When an answer is needed, as a sentence, while none is. */
  condition: string | undefined
  change(answer: Answer | null, when: 'soon' | 'now'): void
  setInputError(message: string | undefined): void
  flush(): void
}

/** The answer of one field slot, its errors, and the actions on it. */
export function useFieldState(slot: FieldSlot): FieldState {
  const { answerKey, field, siblings } = slot
  const store = useRoomStore()
  const answer = useRoomState((state) => state.answers[answerKey])
  const t = useRoomMessages()
  const translation = useFormTranslation()
  const error = useRoomState((state) => findAnswerError(state, answerKey, t, translation))
  const required = useRoomState((state) => isRequired(field, answerLookup(siblings, state.answers)))
  const condition = useCondition(slot)
  const isFilling = useTask() === 'fill'
  const warnings = useRoomPart((room) => room.warnings) ?? []
  const earlierPacket = useRoomPart(({ carried }) => carried[answerKey])
  const isChanged = useRoomState(({ drafts }) => answerKey in drafts)
  const fill = isFilling && !isChanged ? t.fill : undefined

  return {
    answer,
    error,
    warnings: warnings
      .filter(({ key }) => key === answerKey)
      .map((warning) => ({ ...warning, text: t.serverErrors.warning(warning.text) })),
    required,
    source:
      fill && answer !== undefined ? formatSource(slot, answer, earlierPacket, fill) : undefined,
    condition,
    change: (given, when) => store.changeAnswer(answerKey, given, when),
    setInputError: (message) => store.setInputError(answerKey, message),
    flush: store.flush,
  }
}

function useCondition({ field: { requiredIf }, siblings }: FieldSlot): string | undefined {
  const t = useRoomMessages()
  const isMet = useRoomState(
    ({ answers }) => !requiredIf || isConditionMet(requiredIf, answerLookup(siblings, answers)),
  )
  const asked = siblings.find((sibling) => sibling.key === requiredIf?.key)
  if (isMet || !asked || !requiredIf) {
    return undefined
  }

  if (requiredIf.answered) {
    return t.common.neededOnlyIfFilled(asked.label)
  }
  const choices = requiredIf.in.map((value) => formatChoice(asked, value, t))
  return t.common.neededOnlyWhen(
    asked.label,
    choices.map((choice) => choice.replace(/\.$/, '')),
  )
}

function formatChoice(field: RoomField, value: string | boolean, t: RoomMessages): string {
  const option = field.options?.find((offered) => offered.value === value)
  if (option) {
    return option.label
  }
  if (typeof value === 'boolean') {
    return value ? t.answers.yes : t.answers.no
  }

  return formatAnswer(field, value, { labels: t.answers })
}

/** Says that a rent, a deposit or a day came from an earlier packet, or that a number is the usual one. */
function formatSource(
  { field: { usual, type } }: FieldSlot,
  answer: Answer,
  earlierPacket: string | undefined,
  { usualAnswer, prefilledFrom }: RoomMessages['fill'],
): string | undefined {
  if (earlierPacket !== undefined) {
    return prefilledFrom(earlierPacket)
  }
  return usual !== undefined && usual === answer && type !== 'select' ? usualAnswer : undefined
}
