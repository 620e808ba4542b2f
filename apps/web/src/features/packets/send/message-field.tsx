import { clsx } from 'clsx'
import { Textarea } from '../../../ui/field/textarea.tsx'
import { limits } from '@countersign/contract/rules/limits'
import { pluralize } from '../../../lib/pluralize.ts'
import flexStyles from '../../../ui/flex.module.css'
import pageStyles from '../../../ui/page.module.css'
import type { SendChoice } from './send-choice.ts'

interface MessageFieldProps {
  choice: SendChoice
  error: string | undefined
  onChange: (choice: SendChoice) => void
}

export const messageFieldId = 'message-to-residents'

export function MessageField({ choice, error, onChange }: MessageFieldProps) {
  const { message } = choice
  const left = limits.messageLength - message.length

  return (
    <Textarea
      id={messageFieldId}
      className={clsx(pageStyles.column, flexStyles.wide)}
      label="Message to residents (optional)"
      description={`It is in their email and on their first screen.${describeLeft(left)}`}
      rows={2}
      maxRows={8}
      value={message}
      error={error}
      onChange={({ currentTarget }) => onChange({ ...choice, message: currentTarget.value })}
    />
  )
}

function describeLeft(left: number): string {
  if (left < 0) {
    return ` ${pluralize(-left, 'character')} too many.`
  }
  return left < 100 ? ` ${pluralize(left, 'character')} left.` : ''
}
