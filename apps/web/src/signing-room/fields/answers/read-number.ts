import type { Messages } from '../../i18n/en.ts'
import type { Reading } from './reading.ts'
import { showMoney } from './show-answer.ts'

interface Bounds {
  min?: number | undefined
  max?: number | undefined
}

/** "1,250", "$1250.5" or "1 250.00" become integer cents. */
export function readMoney(text: string, bounds: Bounds, messages: Messages): Reading {
  const plain = text.replaceAll(/[\s$,]/g, '')
  if (plain === '') {
    return { answer: null }
  }
  // A comma that does not part thousands ("12,50") may be meant as a decimal point: ask again.
  if (/,(?!\d{3}(?!\d))/.test(text) || !/^-?\d*(\.\d{0,2})?$/.test(plain) || !/\d/.test(plain)) {
    return { problem: messages.problems.money }
  }

  const cents = Math.round(Number(plain) * 100)
  return within(cents, { min: bounds.min ?? 0, max: bounds.max }, showMoney, messages)
}

/** "5", "5.5" or "5.5%". */
export function readPercent(text: string, bounds: Bounds, messages: Messages): Reading {
  const plain = text.replaceAll(/[\s%]/g, '')
  if (plain === '') {
    return { answer: null }
  }
  if (!/^-?\d*(\.\d{0,4})?$/.test(plain) || !/\d/.test(plain)) {
    return { problem: messages.problems.percent }
  }

  const { min = 0, max = 100 } = bounds
  return within(Number(plain), { min, max }, (value) => `${value}%`, messages)
}

/** "12" or "1,200". */
export function readInteger(text: string, bounds: Bounds, messages: Messages): Reading {
  const plain = text.replaceAll(/[\s,]/g, '')
  if (plain === '') {
    return { answer: null }
  }
  if (!/^-?\d{1,15}$/.test(plain)) {
    return { problem: messages.problems.integer }
  }

  return within(Number(plain), bounds, String, messages)
}

function within(
  value: number,
  { min, max }: Bounds,
  show: (value: number) => string,
  messages: Messages,
): Reading {
  if (min !== undefined && value < min) {
    return { problem: messages.problems.atLeast(show(min)) }
  }
  if (max !== undefined && value > max) {
    return { problem: messages.problems.atMost(show(max)) }
  }

  return { answer: value }
}
