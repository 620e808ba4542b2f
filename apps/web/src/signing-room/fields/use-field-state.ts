import type { Answer, Room, RoomField } from '@countersign/contract'
import { isConditionMet, isRequired } from './answers/is-required.ts'
import { showAnswer } from './answers/show-answer.ts'
import type { FieldSlot } from '../room/room-plan.ts'
import { useRoom, useRoomState, useRoomStore } from '../room/room-context.ts'
import { useMessages } from '../i18n/messages.tsx'
import type { Messages } from '../i18n/en.ts'
import { findAnswerError } from '../room/error-messages.ts'
import { saySource } from './prefill-source.ts'

type Remark = NonNullable<Room['remarks']>[number]

export interface FieldState {
  answer: Answer | undefined
  error: string | undefined
  /** What state law says about the answer; it keeps nobody from going on. */
  warnings: readonly Remark[]
  required: boolean
  /** Where the first answer came from, as a sentence. */
  from: string | undefined
  /** When it is needed, as a sentence, while it is not. */
  condition: string | undefined
  change(answer: Answer | null, when: 'soon' | 'now'): void
  setInputError(message: string | undefined): void
  flush(): void
}

/** One place's answer and what one can do with it. */
export function useFieldState(slot: FieldSlot): FieldState {
  const { answerKey, field, siblings: siblings } = slot
  const store = useRoomStore()
  const answer = useRoomState((state) => state.answers[answerKey])
  const t = useMessages()
  const error = useRoomState((state) => findAnswerError(state, answerKey, t))
  const required = useRoomState((state) => isRequired(field, siblings, state.answers))
  const condition = useCondition(slot)
  const { remarks = [], task, carried } = useRoom()
  const { fill } = t
  const told = task === 'fill' && answer !== undefined

  return {
    answer,
    error,
    warnings: remarks.filter(({ key }) => key === answerKey),
    required,
    from: told ? saySource(field, carried[answerKey], fill) : undefined,
    condition,
    change: (given, when) => store.changeAnswer(answerKey, given, when),
    setInputError: (message) => store.setInputError(answerKey, message),
    flush: store.flush,
  }
}

function useCondition({ field, siblings: siblings }: FieldSlot): string | undefined {
  const t = useMessages()
  const met = useRoomState((state) => isConditionMet(field, siblings, state.answers))
  const asked = siblings.find((sibling) => sibling.key === field.requiredIf?.key)
  if (met || !asked || !field.requiredIf) {
    return undefined
  }

  const answers = field.requiredIf.in.map((value) => sayAnswer(asked, value, t))
  return t.room.neededOnlyWhen(asked.label, answers.join(', '))
}

function sayAnswer(field: RoomField, value: string | boolean, t: Messages): string {
  const option = field.options?.find((offered) => offered.value === value)
  if (option) {
    return option.label
  }
  if (typeof value === 'boolean') {
    return value ? t.answers.yes : t.answers.no
  }

  return showAnswer(field, value, t)
}
