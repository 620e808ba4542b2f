import { isUsState, usStates } from '@countersign/answers/us-states'
import { useQuery } from '@tanstack/react-query'
import { fetchCategoriesFailedText, errorMessage } from '../../../lib/problem-messages.ts'
import { Select } from '../../../ui/field/select.tsx'
import { TextInput } from '../../../ui/field/text-input.tsx'
import styles from './form-catalog.module.css'
import { type FormFilter, formCategoriesQuery } from './form-queries.ts'
import { useDebouncedTerm } from '../../../lib/use-debounced-term.ts'

interface FormFiltersProps {
  filter: FormFilter
  onFilter: (filter: FormFilter) => void
}

/** The search is debounced; category and state apply at once. */
export function FormFilters({ filter, onFilter }: FormFiltersProps) {
  const { text, type, cancel } = useDebouncedTerm(filter.searchTerm, (searchTerm) =>
    onFilter({ ...filter, searchTerm }),
  )
  const categories = useQuery(formCategoriesQuery)

  return (
    <search className={styles.filters}>
      <TextInput
        type="search"
        label="Search forms"
        placeholder="Pets, deposit, lead paint…"
        autoComplete="off"
        maxLength={200}
        value={text}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
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
