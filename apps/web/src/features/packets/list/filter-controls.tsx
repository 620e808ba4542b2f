import { clsx } from 'clsx'
import { useId, useState, type ReactNode } from 'react'
import fieldStyles from '../../../ui/field/field.module.css'
import flexStyles from '../../../ui/flex.module.css'
import textStyles from '../../../ui/text.module.css'

interface ChoiceProps {
  label: string
  value: string | undefined
  options: readonly (readonly [value: string, label: string])[]
  onChoose: (value: string | undefined) => void
}

export function Choice({ label, value = '', options, onChoose }: ChoiceProps) {
  const id = useId()
  const [shown, show] = useShown(value)
  // A value of the address whose options are still loading, or that is no longer among them.
  const isKnown = value === '' || options.some(([option]) => option === value)

  return (
    <FilterField label={label} id={id}>
      <select
        id={id}
        className={fieldStyles.input}
        value={shown}
        onChange={({ target }) => {
          show(target.value)
          onChoose(target.value || undefined)
        }}
      >
        <option value="">Any</option>
        {!isKnown && <option value={value}>The one you chose</option>}
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </FilterField>
  )
}

/** A control's value until the address has it: the router changes the address a moment later. */
export function useShown<Value>(value: Value): [Value, (value: Value) => void] {
  const [shown, setShown] = useState(value)
  const [previous, setPrevious] = useState(value)
  if (value !== previous) {
    setPrevious(value)
    setShown(value)
  }

  return [shown, setShown]
}

interface FilterFieldProps {
  label: string
  id: string
  children: ReactNode
}

export function FilterField({ label, id, children }: FilterFieldProps) {
  return (
    <div className={flexStyles.column1}>
      <label htmlFor={id} className={clsx(textStyles.small, textStyles.strong)}>
        {label}
      </label>
      {children}
    </div>
  )
}
