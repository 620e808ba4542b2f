import type { FieldPlace, InspectedField } from '../../inspect/inspection.ts'
import type { PdfPlace } from '../prepared-pdf.ts'
import { cleanLine, formatLabel } from './field-names.ts'
import { listChoices } from './list-choices.ts'

/** See `FindNearbyText`. */
type FindText = (place: FieldPlace, box: boolean) => string

type Choice = Pick<PdfPlace, 'options' | 'option'>

/** The list of a dropdown, or for each button of a group what it stands for. */
export function recognizeChoice(
  field: InspectedField,
  findNearbyText: FindText,
): (place: FieldPlace) => Choice {
  if (field.type !== 'radio') {
    const options = listChoices(field)
    return () => ({ options })
  }

  const words = nameButtons(field, findNearbyText)
  const options = [...new Set(words)]
  return (place) => {
    const option = words[field.places.indexOf(place)]
    return { options, ...(option !== undefined && { option }) }
  }
}

/** Buttons with one state stand for the same option; those of two states never have the same words. */
function nameButtons(field: InspectedField, findNearbyText: FindText): string[] {
  const byState = new Map<string, string>()
  return field.places.map((place, index) => {
    const state = place.option ?? `${index + 1}`
    const known = byState.get(state)
    if (known !== undefined) {
      return known
    }
    const words = nameButton(field, place, findNearbyText) || `Choice ${byState.size + 1}`
    const taken = [...byState.values()].some((one) => one.toLowerCase() === words.toLowerCase())
    const name = taken ? `${words} (${byState.size + 1})` : words
    byState.set(state, name)
    return name
  })
}

/** What the file calls it; for names such as "Choice1" or "0", the text beside the button. */
function nameButton(field: InspectedField, place: FieldPlace, findNearbyText: FindText): string {
  const given = field.options.find(({ value }) => value === place.option)?.label ?? ''
  const isGenerated = /^(choice|option|button|value|radio|on|yes|item)?[ _]*\d*$/i.test(given)
  const printed = isGenerated && !/^yes$/i.test(given) ? cleanLine(findNearbyText(place, true)) : ''

  return printed || formatLabel({ name: '', label: given }) || cleanLine(given)
}
