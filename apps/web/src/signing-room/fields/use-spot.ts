import type { Answer, Room, RoomField } from '@countersign/contract'
import { isConditionMet, isRequired } from './answers/is-required.ts'
import { showAnswer } from './answers/show-answer.ts'
import type { Spot } from '../steps/plan-page.ts'
import { useRoom, useRoomState, useRoomStore, useWords } from '../room/room-context.ts'
import type { Words } from '../i18n/en.ts'
import { problemOf } from '../steps/problem-of.ts'
import { saySource } from './prefill-source.ts'

type SpotRemark = NonNullable<Room['remarks']>[number]

export interface SpotState {
  answer: Answer | undefined
  problem: string | undefined
  /** What state law says about the answer; it keeps nobody from going on. */
  remarks: readonly SpotRemark[]
  required: boolean
  /** Where the first answer came from, as a sentence. */
  from: string | undefined
  /** When it is needed, as a sentence, while it is not. */
  condition: string | undefined
  change(answer: Answer | null, when: 'soon' | 'now'): void
  object(message: string | undefined): void
  flush(): void
}

/** One place's answer and what one can do with it. */
export function useSpot(spot: Spot): SpotState {
  const { answerKey, field, siblings } = spot
  const store = useRoomStore()
  const answer = useRoomState((state) => state.answers[answerKey])
  const words = useWords()
  const problem = useRoomState((state) => problemOf(state, answerKey, words))
  const required = useRoomState((state) => isRequired(field, siblings, state.answers))
  const condition = useCondition(spot)
  const { remarks = [], task, carried } = useRoom()
  const { fill } = words
  const told = task === 'fill' && answer !== undefined

  return {
    answer,
    problem,
    remarks: remarks.filter(({ key }) => key === answerKey),
    required,
    from: told ? saySource(field, carried[answerKey], fill) : undefined,
    condition,
    change: (given, when) => store.change(answerKey, given, when),
    object: (message) => store.object(answerKey, message),
    flush: store.flush,
  }
}

function useCondition({ field, siblings }: Spot): string | undefined {
  const words = useWords()
  const met = useRoomState((state) => isConditionMet(field, siblings, state.answers))
  const asked = siblings.find((sibling) => sibling.key === field.requiredIf?.key)
  if (met || !asked || !field.requiredIf) {
    return undefined
  }

  const answers = field.requiredIf.in.map((value) => sayAnswer(asked, value, words))
  return words.room.neededOnlyWhen(asked.label, answers.join(', '))
}

function sayAnswer(field: RoomField, value: string | boolean, words: Words): string {
  const option = field.options?.find((offered) => offered.value === value)
  if (option) {
    return option.label
  }
  if (typeof value === 'boolean') {
    return value ? words.answers.yes : words.answers.no
  }

  return showAnswer(field, value, words)
}
