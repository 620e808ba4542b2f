import type { RoomField } from '@countersign/contract'
import type { InputHTMLAttributes } from 'react'

/**
 * The keyboard that a phone shows. Numbers stay text boxes: a number box swallows commas and changes
 * under a turning wheel. Nothing is completed by the browser: most answers are about somebody else.
 */
export function keyboardFor(type: RoomField['type']): InputHTMLAttributes<HTMLInputElement> {
  switch (type) {
    case 'money':
    case 'percent':
      return { type: 'text', inputMode: 'decimal', autoComplete: 'off' }
    case 'integer':
      return { type: 'text', inputMode: 'numeric', autoComplete: 'off' }
    case 'phone':
      return { type: 'tel', autoComplete: 'off' }
    case 'email':
      return { type: 'email', inputMode: 'email', autoCapitalize: 'none', autoComplete: 'off' }
    case 'name':
      return { type: 'text', autoCapitalize: 'words', autoComplete: 'off', spellCheck: false }
    default:
      return { type: 'text', autoComplete: 'off' }
  }
}
