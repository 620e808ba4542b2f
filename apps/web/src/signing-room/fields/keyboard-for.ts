import type { RoomField } from '@countersign/contract'
import type { InputHTMLAttributes } from 'react'

type BoxAttributes = InputHTMLAttributes<HTMLInputElement>

/**
 * The keyboard that a phone shows. Numbers stay text boxes: a number box swallows commas and changes
 * under a turning wheel.
 */
const keyboards: Partial<Record<RoomField['type'], BoxAttributes>> = {
  money: { inputMode: 'decimal' },
  percent: { inputMode: 'decimal' },
  integer: { inputMode: 'numeric' },
  phone: { type: 'tel' },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none' },
  name: { autoCapitalize: 'words', spellCheck: false },
}

/** Nothing is completed by the browser: most answers are about somebody else. */
export function keyboardFor(type: RoomField['type']): BoxAttributes {
  return { type: 'text', autoComplete: 'off', ...keyboards[type] }
}
