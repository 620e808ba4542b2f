import { isUsState, usStates } from '@countersign/answers/us-states'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fetchCategoriesFailedText, errorMessage } from '../../../lib/problem-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/field/select.tsx'
import { TextInput } from '../../../ui/field/text-input.tsx'
import phoneStyles from '../../../ui/phone.module.css'
import styles from './form-catalog.module.css'
import { type FormFilter, formCategoriesQuery } from './form-queries.ts'
import { useDebouncedTerm } from '../../../lib/use-debounced-term.ts'

interface FormFiltersProps {
  filter: FormFilter
  onFilter: (filter: FormFilter) => void
}

/** The search is debounced; category and state apply at once, on a phone behind a button. */
export function FormFilters({ filter, onFilter }: FormFiltersProps) {
  const { text, type, cancel } = useDebouncedTerm(filter.searchTerm, (searchTerm) =>
    onFilter({ ...filter, searchTerm }),
  )
  const categories = useQuery(formCategoriesQuery)
  const [isOpen, setOpen] = useState(filter.category !== '')

  return (
    <search className={styles.filters} data-open={isOpen}>
      <TextInput
        type="search"
        className={styles.search}
        label="Search forms"
        placeholder="Search: pets, deposit, lead paint…"
        autoComplete="off"
        maxLength={200}
        value={text}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      <div className={phoneStyles.only}>
        <Button kind="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Filters
        </Button>
      </div>
      <Select
        label="Category"
        options={[{ value: '', label: 'All categories' }, ...(categories.data ?? [])]}
        value={filter.category}
        error={categories.isError && errorMessage(categories.error, fetchCategoriesFailedText)}
        onChange={({ currentTarget }) => {
          cancel()
          onFilter({ ...filter, searchTerm: text.trim(), category: currentTarget.value })
        }}
      />
      <Select
        label="State"
        options={[{ value: '', label: 'Any state' }, ...usStates]}
        value={filter.state ?? ''}
        onChange={({ currentTarget }) => {
          const { value } = currentTarget
          const state = isUsState(value) ? value : undefined
          cancel()
          onFilter({ ...filter, searchTerm: text.trim(), state })
        }}
      />
    </search>
  )
}
