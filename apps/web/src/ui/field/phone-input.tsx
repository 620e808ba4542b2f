import { isDoubtfulPhone, parsePhone } from '@countersign/answers/parse-phone'
import { TextInput, type TextInputProps } from './text-input.tsx'

interface PhoneInputProps extends Omit<TextInputProps, 'isNote'> {
  /** The text in the box. */
  typed: string
}

/** A box for a phone number. What is doubtful in it is a note below, not an error. */
export function PhoneInput({ typed, ...props }: PhoneInputProps) {
  const note = phoneNote(typed, Boolean(props.error))

  return (
    <TextInput
      {...props}
      {...(note && { description: note })}
      type="tel"
      isNote={note !== undefined}
    />
  )
}

function phoneNote(typed: string, isRefused: boolean): string | undefined {
  const phone = parsePhone(typed)
  if (phone !== undefined) {
    return isDoubtfulPhone(phone) ? 'Check this number: numbers like it are not in use.' : undefined
  }

  return isRefused ? 'From another country, start with + and the country code.' : undefined
}
