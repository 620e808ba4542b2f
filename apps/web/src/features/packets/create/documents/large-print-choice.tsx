import { Checkbox } from '../../../../ui/field/checkbox.tsx'
import { hasLargePrint } from '@countersign/contract/rules/print-size'
import type { CreationState } from '../creation-state.ts'
import { changeCreation } from '../creation-store.ts'

export function LargePrintChoice({ state }: { state: CreationState }) {
  const asMade = state.documents.some((form) => !hasLargePrint(form))

  return (
    <Checkbox
      label="Large print (18 pt)"
      description={`Choose this if a signer needs large print. The text is the same, on about three times as many pages.${asMade ? ' PDFs that you uploaded stay as they are.' : ''}`}
      checked={state.print === 'large'}
      onChange={({ currentTarget: { checked } }) =>
        changeCreation((before) => ({ ...before, print: checked ? 'large' : 'standard' }))
      }
    />
  )
}
