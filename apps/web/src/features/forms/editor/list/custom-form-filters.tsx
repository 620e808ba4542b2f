import { isUsState, usStates } from '@countersign/answers/us-states'
import { formCategories } from '@countersign/contract/rules/form-classes'
import { clsx } from 'clsx'
import { Select } from '../../../../ui/field/select.tsx'
import flexStyles from '../../../../ui/flex.module.css'
import spaceStyles from '../../../../ui/space.module.css'
import type { CustomFormFilter } from '../saving/custom-form-queries.ts'

interface CustomFormFiltersProps {
  filter: CustomFormFilter
  onFilter: (filter: CustomFormFilter) => void
}

/** For a list that nobody reads whole. */
export function CustomFormFilters({ filter, onFilter }: CustomFormFiltersProps) {
  return (
    <div className={clsx(flexStyles.tiles, spaceStyles.top3)}>
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
