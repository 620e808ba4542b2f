import type { Form } from '@countersign/contract/schemas/forms/form'
import { limits } from '@countersign/contract/rules/limits'
import { useState } from 'react'
import fieldStyles from '../../../../ui/field/field.module.css'
import flexStyles from '../../../../ui/flex.module.css'
import textStyles from '../../../../ui/text.module.css'
import { FormPreview } from './form-preview.tsx'

interface PreviewForSignersProps {
  form: Form
  onClose: () => void
}

export function PreviewForSigners({ form, onClose }: PreviewForSignersProps) {
  const [signers, setSigners] = useState(1)

  return (
    <FormPreview form={form} people={Array.from({ length: signers }, () => ({}))} onClose={onClose}>
      <fieldset className={flexStyles.row24}>
        <legend className={textStyles.strong}>For how many residents?</legend>
        {Array.from({ length: limits.maxSigners }, (_, index) => index + 1).map((count) => (
          <label key={count} className={fieldStyles.choice}>
            <input
              type="radio"
              name="signers"
              checked={count === signers}
              onChange={() => setSigners(count)}
            />
            {count}
          </label>
        ))}
      </fieldset>
    </FormPreview>
  )
}
