import { Select } from '../../../../../ui/field/select.tsx'
import type { FormPlace } from '@countersign/contract/schemas/forms/form-place'
import { showsSameAnswer } from '@countersign/contract/rules/check-choice'
import { conditionAnswers, findDecisivePlaces } from '@countersign/contract/rules/check-condition'
import { isAlwaysShown } from '@countersign/contract/rules/form-places'
import { typeLabels } from '../../model/place-labels.ts'

interface ConditionFieldProps {
  place: FormPlace
  places: readonly FormPlace[]
  onChange: (changed: FormPlace[]) => void
}

/** Always, or only when a choice or checkbox of the form has a certain answer. */
export function ConditionField({ place, places, onChange }: ConditionFieldProps) {
  if (isAlwaysShown(place) && !place.showWhen) {
    return null
  }
  const sources = findDecisivePlaces(place, places)
  const source = findSource(place, places, sources)
  const change = (showWhen: FormPlace['showWhen']) =>
    onChange(
      places
        .filter((other) => showsSameAnswer(place, other))
        .map(({ showWhen: _, ...other }) => ({ ...other, ...(showWhen && { showWhen }) })),
    )

  return (
    <>
      <Select
        label="Show this field"
        description={
          sources.length === 0
            ? 'To show it only in some cases, first add a choice or a checkbox that decides.'
            : 'While it is not shown, nobody is asked for it and nothing is printed.'
        }
        options={[
          { value: '', label: 'Always' },
          ...sources.map(({ id, label }) => ({ value: id, label: `Only when “${label}” is …` })),
          ...(place.showWhen && !source
            ? [{ value: place.showWhen.place, label: 'Only when … (choose another field)' }]
            : []),
        ]}
        value={source?.id ?? place.showWhen?.place ?? ''}
        onChange={({ currentTarget: { value } }) => {
          const chosen = sources.find(({ id }) => id === value)
          const [first] = chosen ? conditionAnswers(chosen) : []
          change(chosen && first !== undefined ? { place: chosen.id, is: first } : undefined)
        }}
      />
      {source && place.showWhen && (
        <Select
          label={`“${source.label || typeLabels[source.type]}” is`}
          options={listAnswers(source, place.showWhen.is)}
          value={place.showWhen.is}
          onChange={({ currentTarget }) => change({ place: source.id, is: currentTarget.value })}
        />
      )}
    </>
  )
}

function findSource(
  { showWhen }: FormPlace,
  places: readonly FormPlace[],
  sources: readonly FormPlace[],
): FormPlace | undefined {
  const named = places.find(({ id }) => id === showWhen?.place)

  return named && sources.find((source) => showsSameAnswer(source, named))
}

/** With the answer that was chosen, also if it is not in the list any more: an error says so. */
function listAnswers(source: FormPlace, chosen: string): { value: string; label: string }[] {
  const answers = conditionAnswers(source)
  const all = answers.includes(chosen) ? answers : [...answers, chosen]

  return all.map((value) => ({
    value,
    label: source.type === 'checkbox' ? (checkboxAnswers[value] ?? value) : value,
  }))
}

const checkboxAnswers: Partial<Record<string, string>> = {
  checked: 'checked',
  unchecked: 'not checked',
}
