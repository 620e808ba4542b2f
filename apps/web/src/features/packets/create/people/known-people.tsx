import { clsx } from 'clsx'
import type { KnownTenant } from '@countersign/contract/schemas/users'
import { limits } from '@countersign/contract/rules/limits'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDebouncedTerm } from '../../../../lib/use-debounced-term.ts'
import { errorMessage } from '../../../../lib/problem-messages.ts'
import { Card } from '../../../../ui/card.tsx'
import { TextInput } from '../../../../ui/field/text-input.tsx'
import { knownPeopleQuery } from './known-people-query.ts'
import textStyles from '../../../../ui/text.module.css'
import flexStyles from '../../../../ui/flex.module.css'
import styles from './known-people.module.css'

interface KnownPeopleProps {
  userId: string
  unit: { unitId: string; unitName: string } | null
  isChosen: (person: KnownTenant) => boolean
  /** No empty place is left. */
  isFull: boolean
  onAdd: (person: KnownTenant) => void
}

/** Residents of earlier packets: one click fills in their fields. Nothing for who has none. */
export function KnownPeople({ userId, unit, isChosen, isFull, onAdd }: KnownPeopleProps) {
  const [searchTerm, setSearchTerm] = useState('')
  const { text, type } = useDebouncedTerm(searchTerm, setSearchTerm)
  const known = useQuery(knownPeopleQuery({ userId, unitId: unit?.unitId, searchTerm }))
  const people = known.data?.people ?? []
  if (people.length === 0 && searchTerm === '' && text === '') {
    return null
  }

  return (
    <Card>
      <section className={flexStyles.column3} aria-labelledby="known-people-title">
        <h2 id="known-people-title" className={textStyles.title}>
          Your residents
        </h2>
        <TextInput
          type="search"
          label="Search your residents"
          placeholder="Name or email"
          autoComplete="off"
          maxLength={200}
          value={text}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault()
            }
          }}
        />
        <ul className={clsx(flexStyles.tiles, flexStyles.filled)}>
          {people.map((person) => (
            <li key={person._id}>
              <PersonButton
                person={person}
                unitName={unit?.unitName}
                state={isChosen(person) ? 'added' : isFull ? 'full' : 'free'}
                onAdd={() => onAdd(person)}
              />
            </li>
          ))}
        </ul>
        <p className={clsx(textStyles.hint, textStyles.hint, flexStyles.filled)} role="status">
          {describe({ error: known.error, count: people.length, searchTerm, isFull })}
          {!known.isError && known.data?.more && ' Search for the others.'}
        </p>
      </section>
    </Card>
  )
}

interface Listed {
  error: Error | null
  count: number
  searchTerm: string
  isFull: boolean
}

function describe({ error, count, searchTerm, isFull }: Listed): string {
  if (error) {
    return `Your residents could not be searched. ${errorMessage(error)}`
  }
  if (count === 0) {
    return `No resident matches “${searchTerm}”. Fill in the fields below.`
  }

  return isFull ? `A packet can have at most ${limits.maxSigners} signers.` : ''
}

interface PersonButtonProps {
  person: KnownTenant
  unitName: string | undefined
  state: 'free' | 'added' | 'full'
  onAdd: () => void
}

/** Stays focusable when it is done, so that the keyboard keeps its place. */
function PersonButton({ person, unitName, state, onAdd }: PersonButtonProps) {
  const { name, email, ofUnit } = person

  return (
    <button
      type="button"
      className={styles.person}
      aria-disabled={state !== 'free'}
      onClick={() => state === 'free' && onAdd()}
    >
      <span className={styles.name}>
        {state !== 'added' && 'Add '}
        {name}
      </span>{' '}
      <span className={clsx(textStyles.hint, styles.facts)}>
        {email}
        {ofUnit && unitName && ` · earlier packet for ${unitName}`}
      </span>{' '}
      {state === 'added' && (
        <span className={clsx(textStyles.small, textStyles.strong)}>Added</span>
      )}
    </button>
  )
}
