import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useDebouncedTerm } from '../../../lib/use-debounced-term.ts'
import fieldStyles from '../../../ui/field/field.module.css'
import { FilterField } from './filter-controls.tsx'
import {
  choiceTexts,
  describeOption,
  type FilterKind,
  type FilterOption,
  filterOptionsQuery,
} from './filter-options.ts'

export interface OptionSearchProps {
  kind: FilterKind
  userId: string
  chosenId: string | undefined
  onChoose: (id: string | undefined) => void
  options: readonly FilterOption[]
}

/** Two residents may have the same name, so each is offered with their email. */
export function OptionSearch({ kind, userId, chosenId, onChoose, options }: OptionSearchProps) {
  const id = useId()
  const chosen = options.find((option) => option.id === chosenId)
  const [searchTerm, search] = useState('')
  const { text, type, cancel } = useDebouncedTerm(chosen ? describeOption(chosen) : '', search)
  const found = useQuery(filterOptionsQuery({ kind, userId, chosenId, searchTerm }))
  const offered = found.data?.options ?? options

  function onType(typed: string) {
    type(typed)
    const match = offered.find((option) => describeOption(option) === typed)
    if (match) {
      cancel()
      onChoose(match.id)
    } else if (chosenId) {
      onChoose(undefined)
    }
  }

  return (
    <FilterField label={choiceTexts[kind].label} id={id}>
      <input
        id={id}
        type="search"
        className={fieldStyles.input}
        list={`${id}-options`}
        placeholder={choiceTexts[kind].placeholder}
        autoComplete="off"
        value={text}
        onChange={({ target }) => onType(target.value)}
      />
      <datalist id={`${id}-options`}>
        {offered.map((option) => (
          <option key={option.id} value={describeOption(option)} />
        ))}
      </datalist>
    </FilterField>
  )
}
