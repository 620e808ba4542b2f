import { isUsState, usStates } from '@countersign/answers/us-states'
import { formCategories } from '@countersign/contract/rules/form-classes'
import { Select } from '../../../../ui/field/select.tsx'
import type { CustomFormFilter } from '../saving/custom-form-queries.ts'
import styles from './custom-form-list.module.css'

interface CustomFormFiltersProps {
  filter: CustomFormFilter
  onFilter: (filter: CustomFormFilter) => void
}

/** For a list that nobody reads whole. */
export function CustomFormFilters({ filter, onFilter }: CustomFormFiltersProps) {
  return (
    <div className={styles.filters}>
      <Select
        label="Category"
        options={[{ value: '', label: 'All categories' }, ...formCategories]}
        value={filter.category}
        onChange={({ currentTarget }) => onFilter({ ...filter, category: currentTarget.value })}
      />
      <Select
        label="For homes in"
        options={[{ value: '', label: 'Any state' }, ...usStates]}
        value={filter.state}
        onChange={({ currentTarget: { value } }) =>
          onFilter({ ...filter, state: isUsState(value) ? value : '' })
        }
      />
    </div>
  )
}
