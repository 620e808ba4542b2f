import type { ComponentProps } from 'react'
import { DateTimeInput } from './date-time-input.tsx'
import { Field, type FieldProps } from './field.tsx'

type InputProps = Pick<ComponentProps<typeof DateTimeInput>, 'ref' | 'value' | 'required' | 'max'>

interface DayInputProps extends FieldProps, InputProps {
  /** With `YYYY-MM-DD`, or with what is no day yet. */
  onChange: (typed: string) => void
}

export function DayInput(props: DayInputProps) {
  const { label, description, error, className, onChange, ...input } = props

  return (
    <Field {...{ label, description, error, className }} id={undefined}>
      {(attributes) => <DateTimeInput {...input} {...attributes} type="date" write={onChange} />}
    </Field>
  )
}
