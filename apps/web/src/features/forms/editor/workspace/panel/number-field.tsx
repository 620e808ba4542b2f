import { TextInput } from '@mantine/core'
import { useState } from 'react'

interface NumberFieldProps {
  id?: string
  label: string
  /** Points. */
  value: number
  onChange: (value: number) => void
}

/** A number that is taken over as soon as it is one; while it is none, what is typed stays. */
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
