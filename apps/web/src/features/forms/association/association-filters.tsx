import { associationStates } from '@countersign/contract/rules/association-states'
import { formCategories } from '@countersign/contract/rules/form-classes'
import { clsx } from 'clsx'
import { useDebouncedTerm } from '../../../lib/use-debounced-term.ts'
import { Select } from '../../../ui/field/select.tsx'
import { TextInput } from '../../../ui/field/text-input.tsx'
import flexStyles from '../../../ui/flex.module.css'
import spaceStyles from '../../../ui/space.module.css'
import type { AssociationFilter } from './association-queries.ts'
import { stateLabels } from './form-state.tsx'

interface AssociationFiltersProps {
  filter: AssociationFilter
  onFilter: (filter: AssociationFilter) => void
}

export function AssociationFilters({ filter, onFilter }: AssociationFiltersProps) {
  const { text, type, cancel } = useDebouncedTerm(filter.searchTerm, (searchTerm) =>
    onFilter({ ...filter, searchTerm }),
  )
  const choose = (change: Partial<AssociationFilter>) => {
    cancel()
    onFilter({ ...filter, searchTerm: text.trim(), ...change })
  }

  return (
    <search className={clsx(flexStyles.tiles, spaceStyles.bottom4)}>
      <TextInput
        type="search"
        label="Title or number"
        autoComplete="off"
        maxLength={200}
        value={text}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      <Select
        label="Category"
        options={[{ value: '', label: 'All categories' }, ...formCategories]}
        value={filter.category}
        onChange={({ currentTarget }) => choose({ category: currentTarget.value })}
      />
      <Select
        label="State"
        options={[
          { value: '', label: 'All' },
          ...associationStates.map((state) => ({ value: state, label: stateLabels[state] })),
        ]}
        value={filter.state}
        onChange={({ currentTarget }) =>
          choose({ state: associationStates.find((state) => state === currentTarget.value) ?? '' })
        }
      />
    </search>
  )
}
