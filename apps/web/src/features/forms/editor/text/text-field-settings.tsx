import { Checkbox } from '../../../../ui/field/checkbox.tsx'
import { Select } from '../../../../ui/field/select.tsx'
import { Textarea } from '../../../../ui/field/textarea.tsx'
import type { TextField } from '@countersign/contract/rules/text-field'
import { useState } from 'react'
import { askChoices, askedBy, askFor } from './text-field-model.ts'

interface TextFieldSettingsProps {
  field: TextField
  onChange: (changed: TextField) => void
  /** By property. */
  errors?: ReadonlyMap<string, string>
  /** By property, so that a list of errors can lead to it. */
  idOf?: (property: string) => string | undefined
}

export function TextFieldSettings({
  field,
  onChange,
  errors,
  idOf = () => undefined,
}: TextFieldSettingsProps) {
  const isFact = field.answer !== undefined

  return (
    <>
      <Select
        id={idOf('type')}
        label="What is asked"
        options={askChoices}
        value={askedBy(field)}
        error={errors?.get('type') ?? errors?.get('answer')}
        onChange={({ currentTarget }) => onChange(askFor(field, currentTarget.value))}
      />
      {!isFact && (
        <Select
          id={idOf('by')}
          label="Who is asked"
          options={[
            {
              value: 'owner',
              label: field.type === 'initials' ? 'You, when signing' : 'You, before sending',
            },
            { value: 'residents', label: 'Each resident who signs' },
          ]}
          value={field.by}
          error={errors?.get('by')}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...field, by: value === 'residents' ? 'residents' : 'owner' })
          }
        />
      )}
      {!isFact && field.type === 'choice' && (
        <Options
          field={field}
          id={idOf('options')}
          error={errors?.get('options')}
          onChange={onChange}
        />
      )}
      <Checkbox
        label="Must be answered"
        checked={field.required}
        onChange={({ currentTarget }) => onChange({ ...field, required: currentTarget.checked })}
      />
    </>
  )
}

interface OptionsProps {
  field: TextField
  id: string | undefined
  error: string | undefined
  onChange: (changed: TextField) => void
}

/** Blank lines stay while somebody types; the list is without them. */
function Options({ field, id, error, onChange }: OptionsProps) {
  const { options = [] } = field
  const [typed, setTyped] = useState('')
  const isTyped = String(parseLines(typed)) === String(options)

  return (
    <Textarea
      id={id}
      label="Choices"
      description="One on each line."
      rows={3}
      maxRows={12}
      value={isTyped ? typed : options.join('\n')}
      error={error}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value)
        onChange({ ...field, options: parseLines(value) })
      }}
    />
  )
}

function parseLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
