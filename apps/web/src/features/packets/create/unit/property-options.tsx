import { clsx } from 'clsx'
import type { Property } from '@countersign/contract/schemas/properties'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { pluralize } from '../../../../lib/pluralize.ts'
import cardStyles from '../../../../ui/card.module.css'
import { TextInput } from '../../../../ui/field/text-input.tsx'
import flexStyles from '../../../../ui/flex.module.css'
import styles from './unit-choice.module.css'
import textStyles from '../../../../ui/text.module.css'

export interface PropertyChoiceProps {
  chosenId: string
  /** Said where a search hides the chosen property. */
  chosenName?: string | undefined
  onChoose: (property: Property) => void
  addProperty: ReactNode
  /** Shown directly below the chosen property, or below the list while a search hides it. */
  below?: ReactNode
}

interface PropertyTerm {
  term: string
  onType: (term: string) => void
  count: string
}

interface PropertyOptionsProps extends PropertyChoiceProps {
  found: readonly Property[]
  search?: PropertyTerm | undefined
  /** At the end of the list. */
  end?: ReactNode
}

/** One radio for each property. From the search, Arrow Down goes to the list. */
export function PropertyOptions(props: PropertyOptionsProps) {
  const { found, search, end, chosenId, chosenName, onChoose, addProperty, below } = props
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const scroller = list.current
    const chosen = scroller?.querySelector<HTMLElement>('[data-checked="true"]')
    if (scroller && chosen) {
      scroller.scrollTop = chosen.offsetTop - scroller.offsetTop
    }
  }, [])

  function goToList(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown') {
      return
    }
    const radios = list.current?.querySelectorAll('input') ?? []
    const target = [...radios].find(({ checked }) => checked) ?? radios[0]
    if (target) {
      event.preventDefault()
      target.focus()
    }
  }

  return (
    <>
      {search && (
        <div className={clsx(flexStyles.pair, flexStyles.end)}>
          <TextInput
            type="search"
            label="Search properties"
            placeholder="Name, street or city"
            autoComplete="off"
            maxLength={200}
            value={search.term}
            onChange={({ currentTarget }) => search.onType(currentTarget.value)}
            onKeyDown={goToList}
          />
          {addProperty}
        </div>
      )}
      <fieldset className={styles.properties}>
        <legend>Property</legend>
        <div ref={list} className={styles.list} data-many={search !== undefined}>
          {found.map((property) => (
            <div key={property._id} className={styles.item}>
              <PropertyOption
                property={property}
                checked={property._id === chosenId}
                onChoose={() => onChoose(property)}
              />
              {property._id === chosenId && below}
            </div>
          ))}
          {end}
          {!end && found.length === 0 && (
            <p className={clsx(cardStyles.padded, textStyles.soft)}>
              No property matches “{search?.term.trim()}”.
            </p>
          )}
        </div>
      </fieldset>
      {search && (
        <p className={clsx(textStyles.hint, flexStyles.filled)} role="status">
          {search.count}
        </p>
      )}
      {below && !found.some(({ _id }) => _id === chosenId) && (
        <>
          <p>
            Chosen: <strong>{chosenName}</strong>
          </p>
          {below}
        </>
      )}
      {!search && <div>{addProperty}</div>}
    </>
  )
}

interface PropertyOptionProps {
  property: Property
  checked: boolean
  onChoose: () => void
}

function PropertyOption({ property, checked, onChoose }: PropertyOptionProps) {
  const id = useId()

  return (
    <label className={styles.property} data-checked={checked}>
      <input
        type="radio"
        name="property"
        value={property._id}
        checked={checked}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-facts`}
        onChange={onChoose}
      />
      <span id={`${id}-name`} className={clsx(textStyles.strong, textStyles.breaks)}>
        {property.name}
      </span>
      <span id={`${id}-facts`} className={clsx(textStyles.hint, styles.facts)}>
        <span>{formatAddress(property)}</span>{' '}
        <span className={textStyles.numbers}>{pluralize(property.units.length, 'unit')}</span>
      </span>
    </label>
  )
}

/** Omits the street when the property is named after it. */
function formatAddress({ name, address: { street, city, state, zip } }: Property): string {
  const town = `${city}, ${state}\u00a0${zip}`
  return name === street ? town : `${street}, ${town}`
}
