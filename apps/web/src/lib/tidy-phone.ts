import { parsePhone } from '@countersign/answers/parse-phone'
import { formatPhone } from '@countersign/answers/phone'

/** A phone number, however it was typed, as people write it; any other text unchanged. */
export function tidyPhone(text: string): string {
  const phone = parsePhone(text)

  return phone ? formatPhone(phone) : text
}
