import { useState } from 'react'
import { TextInput } from '../../../../../ui/field/text-input.tsx'

interface NumberFieldProps {
  id?: string
  label: string
  /** In points. */
  value: number
  onChange: (value: number) => void
}

/** Applies each valid number at once; invalid input stays until blur. */
export function NumberField({ id, label, value, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string>()

  return (
    <TextInput
      {...(id && { id })}
      type="number"
      inputMode="decimal"
      step="1"
      min="0"
      label={label}
      value={typed ?? String(value)}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        if (currentTarget.value !== '' && Number.isFinite(currentTarget.valueAsNumber)) {
          onChange(currentTarget.valueAsNumber)
        }
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}
