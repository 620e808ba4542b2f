import { formatPhone, parseUsPhone } from '@countersign/answers'

/** A US number, however it was typed, as `(217) 555-0123`; any other text unchanged. */
export function tidyPhone(text: string): string {
  const phone = parseUsPhone(text)

  return phone ? formatPhone(phone) : text
}
