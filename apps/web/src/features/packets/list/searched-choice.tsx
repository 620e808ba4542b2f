import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useDebouncedTerm } from '../../../lib/use-debounced-term.ts'
import { Choice, FilterField } from './filter-controls.tsx'
import { type FilterKind, type FilterOption, filterOptionsQuery } from './filter-options.ts'

interface SearchedChoiceProps {
  kind: FilterKind
  userId: string
  chosenId: string | undefined
  onChoose: (id: string | undefined) => void
}

const texts = {
  property: { label: 'Property', placeholder: 'Type a name or street' },
  resident: { label: 'Resident', placeholder: 'Type a name' },
  form: { label: 'Form', placeholder: 'Type a title' },
} as const satisfies Record<FilterKind, { label: string; placeholder: string }>

/** A list while it is short, otherwise a box to search. */
export function SearchedChoice(props: SearchedChoiceProps) {
  const { kind, userId, chosenId, onChoose } = props
  const { data } = useQuery(filterOptionsQuery({ kind, userId, chosenId }))
  if (data?.hasMore) {
    return <OptionSearch {...props} options={data.options} />
  }

  return (
    <Choice
      label={texts[kind].label}
      value={chosenId}
      options={labelOptions(data?.options ?? [])}
      onChoose={onChoose}
    />
  )
}

/** By label, and where two have the same one, with what tells them apart. */
export function labelOptions(
  options: readonly FilterOption[],
): (readonly [id: string, label: string])[] {
  const counts = new Map<string, number>()
  for (const { label } of options) {
    counts.set(label, (counts.get(label) ?? 0) + 1)
  }

  return options.map((option) => [
    option.id,
    counts.get(option.label) === 1 ? option.label : describe(option),
  ])
}

interface OptionSearchProps extends SearchedChoiceProps {
  options: readonly FilterOption[]
}

/** Two residents may have the same name, so each is offered with their email. */
function OptionSearch({ kind, userId, chosenId, onChoose, options }: OptionSearchProps) {
  const id = useId()
  const chosen = options.find((option) => option.id === chosenId)
  const [searchTerm, search] = useState('')
  const { text, type, cancel } = useDebouncedTerm(chosen ? describe(chosen) : '', search)
  const found = useQuery(filterOptionsQuery({ kind, userId, chosenId, searchTerm }))
  const offered = found.data?.options ?? options

  function onType(typed: string) {
    type(typed)
    const match = offered.find((option) => describe(option) === typed)
    if (match) {
      cancel()
      onChoose(match.id)
    } else if (chosenId) {
      onChoose(undefined)
    }
  }

  return (
    <FilterField label={texts[kind].label} id={id}>
      <input
        id={id}
        type="search"
        list={`${id}-options`}
        placeholder={texts[kind].placeholder}
        autoComplete="off"
        value={text}
        onChange={({ target }) => onType(target.value)}
      />
      <datalist id={`${id}-options`}>
        {offered.map((option) => (
          <option key={option.id} value={describe(option)} />
        ))}
      </datalist>
    </FilterField>
  )
}

function describe({ label, detail }: FilterOption): string {
  return detail ? `${label}, ${detail}` : label
}
