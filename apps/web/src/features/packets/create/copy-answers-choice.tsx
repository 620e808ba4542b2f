import { Checkbox } from '../../../ui/field/checkbox.tsx'
import { copyAnswers, type CreationState } from './creation-state.ts'
import { changeCreation } from './creation-store.ts'

export function CopyAnswersChoice({ state: { copyAnswersFrom } }: { state: CreationState }) {
  if (!copyAnswersFrom) {
    return null
  }

  return (
    <Checkbox
      label={`Start with the answers of “${copyAnswersFrom.name}”`}
      description="Rent and dates are marked when you fill out the packet, so that you can look at them again."
      checked={copyAnswersFrom.wanted}
      onChange={({ currentTarget: { checked } }) =>
        changeCreation((state) => copyAnswers(state, checked))
      }
    />
  )
}
