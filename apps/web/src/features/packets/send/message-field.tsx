import { Textarea } from '../../../ui/field/textarea.tsx'
import { limits } from '@countersign/contract/rules/limits'
import type { SendChoice } from './send-choice.ts'
import styles from './send.module.css'

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
      className={styles.wide}
      label="Message to residents (optional)"
      description={`It is in their email and on their first screen.${left < 100 ? ` ${left} characters left.` : ''}`}
      rows={2}
      maxRows={8}
      maxLength={limits.messageLength}
      value={message}
      error={error}
      onChange={({ currentTarget }) => onChange({ ...choice, message: currentTarget.value })}
    />
  )
}
