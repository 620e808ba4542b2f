import { parseAnswer } from '@countersign/answers/parse-answer'
import type { FieldSlot } from '../room/field-slot.ts'
import { DateTimeInput } from '../../ui/field/date-time-input.tsx'
import { FieldFrame } from './field-frame.tsx'
import { boxClass } from './field-classes.ts'
import { rejectionMessage } from './rejection-message.ts'
import { useFieldState } from './use-field-state.ts'
import type { FieldState } from './use-field-state.ts'
import { useTyped } from './use-typed.ts'
import { useRoomMessages } from '../../i18n/room/messages.ts'

export function DateControl({ slot }: { slot: FieldSlot }) {
  const state = useFieldState(slot)
  const { value, type, leave } = useTypedDay(slot, state)

  return (
    <FieldFrame slot={slot} state={state}>
      {(attributes) => (
        <DateTimeInput
          {...attributes}
          type={slot.field.type === 'time' ? 'time' : 'date'}
          className={boxClass}
          value={value}
          write={type}
          leave={leave}
        />
      )}
    </FieldFrame>
  )
}

function useTypedDay(slot: FieldSlot, state: FieldState) {
  const texts = useRoomMessages().fields
  const { typed, setTyped, forget } = useTyped<string>(slot)

  function type(text: string, complete: boolean) {
    setTyped(text)
    const parsed = parseAnswer(slot.field, text)
    // The browser reports a half-typed date or time as empty; the answer must not be removed then.
    if (!complete) {
      forget()
    } else if ('answer' in parsed) {
      state.change(parsed.answer, 'soon')
    }
  }

  function leave(text: string, complete: boolean) {
    const parsed = parseAnswer(slot.field, text)
    if ('rejection' in parsed) {
      state.setInputError(rejectionMessage(parsed.rejection, texts.rejections))
      return
    }
    if (!complete) {
      state.setInputError(
        slot.field.type === 'time' ? texts.rejections.time : texts.rejections.date,
      )
      return
    }
    setTyped(undefined)
    state.setInputError(undefined)
    state.flush()
  }

  return { value: typed ?? String(state.answer ?? ''), type, leave }
}
