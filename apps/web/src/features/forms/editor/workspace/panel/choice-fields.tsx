import { Select } from '../../../../../ui/field/select.tsx'
import { Textarea } from '../../../../../ui/field/textarea.tsx'
import { findPacketAnswer } from '@countersign/answers/packet-answers'
import type { FormPlace } from '@countersign/contract/schemas/forms/form-place'
import { showsSameAnswer } from '@countersign/contract/rules/check-choice'
import { useState } from 'react'
import { changeOptions, parseOptions, toBoxes, toWords } from '../../model/choice.ts'
import {
  addPlaces,
  currentPlaces,
  removePlaces,
  replacePlaces,
  select,
} from '../../model/editing.ts'
import { newPlaceId } from '../../model/new-place.ts'
import type { Editor } from '../use-editor.ts'

interface ChoiceFieldsProps {
  place: FormPlace
  editor: Editor
}

/** What can be chosen, and whether the pages show the chosen words or a box for each choice. */
export function ChoiceFields({ place, editor }: ChoiceFieldsProps) {
  const { options = [], option } = place

  return (
    <>
      {findPacketAnswer(place) ? null : <OptionsField place={place} editor={editor} />}
      <Select
        label="On the page"
        options={[
          { value: 'words', label: 'Print the chosen words here' },
          { value: 'boxes', label: 'A box to mark for each choice' },
        ]}
        value={option === undefined ? 'words' : 'boxes'}
        onChange={({ currentTarget }) => showAs(currentTarget.value, place, editor)}
      />
      {option !== undefined && (
        <Select
          label="This box is for"
          options={options.includes(option) ? options : [...options, option]}
          value={option}
          onChange={({ currentTarget }) =>
            editor.change((current) =>
              replacePlaces(current, [{ ...place, option: currentTarget.value }]),
            )
          }
        />
      )}
    </>
  )
}

/** Blank lines stay while somebody types; the list is without them. */
function OptionsField({ place, editor }: ChoiceFieldsProps) {
  const { options = [] } = place
  const [typed, setTyped] = useState('')
  const isTyped = String(parseOptions(typed)) === String(options)

  return (
    <Textarea
      label="Choices"
      description="One on each line."
      rows={3}
      maxRows={12}
      value={isTyped ? typed : options.join('\n')}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value)
        editor.change((current) => {
          const changed = changeOptions(place, parseOptions(value), currentPlaces(current))
          return replacePlaces(current, changed, `options ${place.id}`)
        })
      }}
    />
  )
}

function showAs(how: string, place: FormPlace, editor: Editor): void {
  editor.change((current) => {
    const page = current.pages[place.page]
    if (!page) {
      return current
    }
    if (how === 'boxes') {
      const [first = place, ...others] = toBoxes(place, { page, newId: newPlaceId })
      return select(addPlaces(replacePlaces(current, [first]), others), [place.id])
    }

    const others = currentPlaces(current).filter(
      (other) => other.id !== place.id && showsSameAnswer(place, other),
    )
    const alone = removePlaces(
      current,
      others.map(({ id }) => id),
    )
    return replacePlaces(alone, [toWords(place, page)])
  })
}
