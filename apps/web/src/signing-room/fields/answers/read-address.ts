import type { AnswerAddress } from '@countersign/contract'
import type { Messages } from '../../i18n/en.ts'
import type { Reading } from './reading.ts'

/** An address in its parts; some may still be empty, but a ZIP that is begun must be whole. */
export function readAddress(typed: AnswerAddress, messages: Messages): Reading {
  const { street, unit = '', city, state, zip } = trimmed(typed)
  if ([street, unit, city, state, zip].every((part) => part === '')) {
    return { answer: null }
  }
  if (zip !== '' && !/^\d{5}$/.test(zip)) {
    return { problem: messages.problems.zip, part: 'zip' }
  }

  return { answer: { street, ...(unit !== '' && { unit }), city, state, zip } }
}

function trimmed(address: AnswerAddress): AnswerAddress {
  const { street, unit = '', city, state, zip } = address
  return {
    street: street.trim(),
    unit: unit.trim(),
    city: city.trim(),
    state: state.trim(),
    zip: zip.trim(),
  }
}
