import { Checkbox } from '../../../ui/field/checkbox.tsx'
import { setPrefillWanted, type CreationState } from './creation-state.ts'
import { changeCreation } from './creation-store.ts'

export function PrefillChoice({ state: { prefillFrom } }: { state: CreationState }) {
  if (!prefillFrom) {
    return null
  }

  return (
    <Checkbox
      label={`Start with the answers of “${prefillFrom.name}”`}
      description="Dates, ratings and photos are not copied. Of a lease, you first say what changes: term, rent and deposit."
      checked={prefillFrom.wanted}
      onChange={({ currentTarget: { checked } }) =>
        changeCreation((state) => setPrefillWanted(state, checked))
      }
    />
  )
}
