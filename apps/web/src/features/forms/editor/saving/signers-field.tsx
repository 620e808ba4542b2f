import { Select } from '../../../../ui/field/select.tsx'
import type { FormSigners } from '@countersign/contract/schemas/forms/custom-form'
import { formSigners } from '@countersign/contract/rules/form-signers'
import { detailsFieldId } from './details.ts'

interface SignersFieldProps {
  signers: FormSigners | undefined
  /** What happens without a choice, as an option; none if everyone is to choose. */
  unset: { label: string; means: FormSigners | undefined }
  description?: string
  error?: string | undefined
  onChange: (signers: FormSigners | undefined) => void
}

/** Who signs a custom form, or that nobody does because it is only for printing. */
export function SignersField(props: SignersFieldProps) {
  const { signers, unset, description, error, onChange } = props

  return (
    <Select
      id={detailsFieldId('signers')}
      label="Who signs"
      description={description}
      options={[
        { value: '', label: unset.label },
        ...formSigners
          .filter((value) => value !== unset.means)
          .map((value) => ({ value, label: signersLabels[value] })),
      ]}
      value={signers === unset.means ? '' : signers}
      error={error}
      onChange={({ currentTarget: { value } }) =>
        onChange(formSigners.find((known) => known === value))
      }
    />
  )
}

/** On an uploaded PDF. */
export const asPlaced = { label: 'Whoever signs on the pages', means: undefined }

export const signersLabels: Record<FormSigners, string> = {
  'residents-and-owner': 'All residents and you',
  residents: 'All residents',
  'first-resident-and-owner': 'Only Resident 1, and you',
  'first-resident': 'Only Resident 1',
  owner: 'Only you',
  printed: 'Nobody online: only for printing',
}
