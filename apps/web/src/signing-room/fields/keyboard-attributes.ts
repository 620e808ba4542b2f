import type { RoomField } from '@countersign/contract/schemas/signing-room/room-document'
import type { InputHTMLAttributes } from 'react'

type InputAttributes = InputHTMLAttributes<HTMLInputElement>

/**
 * The keyboard that a phone shows. Numbers use text inputs: a number input drops commas and changes
 * with the mouse wheel.
 */
const keyboards: Partial<Record<RoomField['type'], InputAttributes>> = {
  money: { inputMode: 'decimal' },
  percent: { inputMode: 'decimal' },
  integer: { inputMode: 'numeric' },
  phone: { type: 'tel' },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none' },
  name: { autoCapitalize: 'words', spellCheck: false },
}

/** No autocomplete: most answers are about somebody else. */
export function keyboardAttributes(type: RoomField['type']): InputAttributes {
  return { type: 'text', autoComplete: 'off', ...keyboards[type] }
}
