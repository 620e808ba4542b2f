import type { Condition, FieldOption } from '@countersign/answers/field'
import { findPacketAnswer } from '@countersign/answers/packet-answers'
import type { PdfPlace } from '../prepared-pdf.ts'
import { getPlaceNumber } from './place-number.ts'

/**
 * The values are made of the words, not of their order: an answer that is used again cannot become another
 * one because the list was sorted.
 */
export function toOptions(labels: readonly string[] = []): FieldOption[] {
  const values: string[] = []
  for (const label of labels) {
    const value = toValue(label)
    const repeated = values.filter((other) => other.replace(/-\d+$/, '') === value).length
    values.push(repeated > 0 || values.includes(value) ? `${value}-${repeated + 1}` : value)
  }

  return labels.map((label, index) => ({ value: values[index] ?? label, label }))
}

function toValue(label: string): string {
  const words = label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

  return words.slice(0, 40) || 'choice'
}

/** When the place is shown, by the key of the field that decides; `undefined` if always. */
export function toCondition(place: PdfPlace, places: readonly PdfPlace[]): Condition | undefined {
  const { showWhen } = place
  const source = places.find(({ id }) => id === showWhen?.place)
  if (!showWhen || !source) {
    return undefined
  }

  const shared = findPacketAnswer(source)
  const key = shared?.key ?? `${source.role}.f${getPlaceNumber(source, places)}`
  if (source.type === 'checkbox') {
    return showWhen.is === 'checked' ? { key, in: [true] } : { key, in: [false], unanswered: true }
  }

  const options = shared?.options ?? toOptions(source.options)
  const chosen = options.filter(({ label }) => label === showWhen.is)
  return { key, in: chosen.map(({ value }) => value) }
}
