import type { FormCategory } from '@countersign/contract/schemas/forms/form'
import type { FormSigners } from '@countersign/contract/schemas/forms/custom-form'
import type { UsState } from '@countersign/contract/schemas/shapes'
import { formCategories } from '@countersign/contract/rules/form-classes'
import { pluralize } from '../../../../lib/pluralize.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Select } from '../../../../ui/field/select.tsx'
import flexStyles from '../../../../ui/flex.module.css'
import spaceStyles from '../../../../ui/space.module.css'
import { asPlaced, SignersField } from '../saving/signers-field.tsx'
import { StatesField } from '../saving/states-field.tsx'

export interface ChosenDetails {
  category: FormCategory | undefined
  signers: FormSigners | undefined
  states: readonly UsState[]
}

export const noDetails: ChosenDetails = { category: undefined, signers: undefined, states: [] }

interface BulkDetailsFieldsProps {
  details: ChosenDetails
  error: string | undefined
  selected: number
  onChange: (details: ChosenDetails) => void
  onSet: () => void
}

/** Category, who signs and states, for all files or for the selected ones. */
export function BulkDetailsFields(props: BulkDetailsFieldsProps) {
  const { details, error, selected, onChange, onSet } = props

  return (
    <Card>
      <p className={spaceStyles.bottom3}>
        {selected === 0
          ? 'This applies to all files. To set something else for some of them, select them in the table first.'
          : `This applies to the ${selected === 1 ? 'selected file' : `${selected} selected files`}.`}
      </p>
      <div className={flexStyles.tiles}>
        <Select
          label="Category of these forms"
          description="Notices to print and serve are in “Default & Termination”."
          options={[{ value: '', label: 'Choose a category' }, ...formCategories]}
          value={details.category ?? ''}
          error={error}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...details, category: formCategories.find((known) => known === value) })
          }
        />
        <SignersField
          signers={details.signers}
          unset={asPlaced}
          description="Whoever has no signature on the pages signs on an added page."
          onChange={(signers) => onChange({ ...details, signers })}
        />
        <StatesField
          states={details.states}
          onChange={(states) => onChange({ ...details, states })}
        />
      </div>
      {selected > 0 && (
        <Button className={spaceStyles.top4} onClick={onSet}>
          Set for {pluralize(selected, 'selected file')}
        </Button>
      )}
    </Card>
  )
}
