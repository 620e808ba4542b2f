import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './field.tsx'

interface TextareaProps extends FieldProps, Omit<ComponentProps<'textarea'>, 'className'> {
  /** Grows with its text up to so many lines, where the browser can do that. */
  maxRows?: number
}

export function Textarea(props: TextareaProps) {
  const { label, description, error, className, id, maxRows, ...textarea } = props
  const { rows = 3 } = textarea

  return (
    <Field {...{ id, label, description, error, className }}>
      {(attributes) => (
        <textarea
          {...textarea}
          {...attributes}
          {...(maxRows && { ...growing(rows, maxRows), 'data-growing': true })}
          rows={rows}
        />
      )}
    </Field>
  )
}

function growing(rows: number, maxRows: number) {
  return { style: { minHeight: height(rows), maxHeight: height(maxRows) } }
}

/** With the padding and the border of `.input`. */
function height(rows: number): string {
  return `calc(${rows}lh + 16px)`
}
