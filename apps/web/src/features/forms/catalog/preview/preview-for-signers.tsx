import type { Form } from '@countersign/contract/schemas/forms/form'
import { limits } from '@countersign/contract/rules/limits'
import { useState } from 'react'
import { FormPreview } from './form-preview.tsx'
import styles from '../form-catalog.module.css'

interface PreviewForSignersProps {
  form: Form
  onClose: () => void
}

export function PreviewForSigners({ form, onClose }: PreviewForSignersProps) {
  const [signers, setSigners] = useState(1)

  return (
    <FormPreview form={form} people={Array.from({ length: signers }, () => ({}))} onClose={onClose}>
      <fieldset className={styles.radioGroup}>
        <legend>For how many residents?</legend>
        {Array.from({ length: limits.maxSigners }, (_, index) => index + 1).map((count) => (
          <label key={count}>
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
