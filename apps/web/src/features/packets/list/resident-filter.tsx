import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useDebouncedTerm } from '../../../lib/use-debounced-term.ts'
import { Choice, FilterField } from './filter-controls.tsx'
import { residentOptionsQuery } from './filter-options.ts'

interface ResidentFilterProps {
  userId: string
  chosenId: string | undefined
  onChoose: (tenantId: string | undefined) => void
}

/** A list while it is short, otherwise a box to search. */
export function ResidentFilter(props: ResidentFilterProps) {
  const { userId, chosenId, onChoose } = props
  const { data } = useQuery(residentOptionsQuery(userId, { chosenId }))
  if (data?.hasMore) {
    return <ResidentSearch {...props} options={data.options} />
  }

  return (
    <Choice
      label="Resident"
      value={chosenId}
      options={labelResidents(data?.options ?? [])}
      onChoose={onChoose}
    />
  )
}

type Resident = readonly [id: string, name: string, email: string]

/** By name, and where two have the same one, with their email. */
function labelResidents(residents: readonly Resident[]): (readonly [id: string, label: string])[] {
  return residents.map((one) => {
    const [id, name] = one
    const hasNamesake = residents.some((other) => other !== one && other[1] === name)
    return [id, hasNamesake ? describe(one) : name]
  })
}

interface ResidentSearchProps extends ResidentFilterProps {
  options: readonly Resident[]
}

/** Two residents may have the same name, so each is offered with their email. */
function ResidentSearch({ userId, chosenId, onChoose, options }: ResidentSearchProps) {
  const id = useId()
  const chosen = options.find(([option]) => option === chosenId)
  const [searchTerm, search] = useState('')
  const { text, type, cancel } = useDebouncedTerm(chosen ? describe(chosen) : '', search)
  const found = useQuery(residentOptionsQuery(userId, { chosenId, searchTerm }))
  const offered = found.data?.options ?? options

  function onType(typed: string) {
    type(typed)
    const match = offered.find((option) => describe(option) === typed)
    if (match) {
      cancel()
      onChoose(match[0])
    } else if (chosenId) {
      onChoose(undefined)
    }
  }

  return (
    <FilterField label="Resident" id={id}>
      <input
        id={id}
        type="search"
        list={`${id}-options`}
        placeholder="Type a name"
        autoComplete="off"
        value={text}
        onChange={({ target }) => onType(target.value)}
      />
      <datalist id={`${id}-options`}>
        {offered.map((option) => (
          <option key={option[0]} value={describe(option)} />
        ))}
      </datalist>
    </FilterField>
  )
}

function describe([, name, email]: Resident): string {
  return `${name}, ${email}`
}
