import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './field.tsx'

type SelectOption = string | { value: string; label: string }

interface SelectProps extends FieldProps, Omit<ComponentProps<'select'>, 'className' | 'children'> {
  options: readonly (SelectOption | { group: string; items: readonly SelectOption[] })[]
}

export function Select(props: SelectProps) {
  const { label, description, error, className, id, options, ...select } = props

  return (
    <Field {...{ id, label, description, error, className }}>
      {(attributes) => (
        <select {...select} {...attributes}>
          {options.map((option) =>
            typeof option === 'object' && 'group' in option ? (
              <optgroup key={option.group} label={option.group}>
                {option.items.map(renderOption)}
              </optgroup>
            ) : (
              renderOption(option)
            ),
          )}
        </select>
      )}
    </Field>
  )
}

function renderOption(option: SelectOption) {
  const { value, label } = typeof option === 'string' ? { value: option, label: option } : option

  return (
    <option key={value} value={value}>
      {label}
    </option>
  )
}
