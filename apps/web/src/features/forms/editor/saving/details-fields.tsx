import { clsx } from 'clsx'
import { Select } from '../../../../ui/field/select.tsx'
import { Textarea } from '../../../../ui/field/textarea.tsx'
import { TextInput } from '../../../../ui/field/text-input.tsx'
import { formCategories } from '@countersign/contract/rules/form-classes'
import type { ReactNode } from 'react'
import flexStyles from '../../../../ui/flex.module.css'
import pageStyles from '../../../../ui/page.module.css'
import { detailsFieldId, type DetailsDraft } from './details.ts'
import { StatesField } from './states-field.tsx'

interface DetailsFieldsProps {
  details: DetailsDraft
  /** By field name. */
  errors: ReadonlyMap<string, string>
  onChange: (details: DetailsDraft) => void
  /** The choice of who signs, where it is made here. */
  signers?: ReactNode
}

export function DetailsFields({ details, errors, onChange, signers }: DetailsFieldsProps) {
  return (
    <div className={clsx(flexStyles.column4, pageStyles.column)}>
      <TextInput
        id={detailsFieldId('title')}
        label="Title"
        autoComplete="off"
        value={details.title}
        error={errors.get('title')}
        onChange={({ currentTarget }) => onChange({ ...details, title: currentTarget.value })}
      />
      <Select
        id={detailsFieldId('category')}
        label="Category"
        options={[{ value: '', label: 'Choose a category' }, ...formCategories]}
        value={details.category}
        error={errors.get('category')}
        onChange={({ currentTarget }) => onChange({ ...details, category: currentTarget.value })}
      />
      {signers}
      <StatesField
        states={details.states}
        error={errors.get('states')}
        onChange={(states) => onChange({ ...details, states })}
      />
      <Textarea
        id={detailsFieldId('description')}
        label="Description (optional)"
        description="When you use it, in a sentence or two. The search looks here too."
        rows={3}
        value={details.description}
        error={errors.get('description')}
        onChange={({ currentTarget }) => onChange({ ...details, description: currentTarget.value })}
      />
    </div>
  )
}
