import { associationStates } from '@countersign/contract/rules/association-states'
import { useSearchParams } from 'react-router'
import { AssociationFilters } from '../../features/forms/association/association-filters.tsx'
import type { AssociationFilter } from '../../features/forms/association/association-queries.ts'
import { AssociationTable } from '../../features/forms/association/association-table.tsx'
import { filterChange } from '../../lib/filter-change.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { PrimaryBar } from '../../ui/primary-bar.tsx'
import { RequireStaff } from './require-staff.tsx'

export function Component() {
  return (
    <RequireStaff>
      <Forms />
    </RequireStaff>
  )
}

function Forms() {
  const [query, setQuery] = useSearchParams()
  const filter: AssociationFilter = {
    searchTerm: query.get('searchTerm') ?? '',
    category: query.get('category') ?? '',
    state: associationStates.find((state) => state === query.get('state')) ?? '',
  }

  function show(next: AssociationFilter) {
    const set = Object.entries(next).filter(([, value]) => value !== '')
    setQuery(Object.fromEntries(set), { ...filterChange, replace: true })
  }

  return (
    <>
      <PageTitle
        lead="Published once, used by every member. Members see what is published and valid where the home is."
        actions={
          <PrimaryBar position="top">
            <ButtonLink to={paths.associationBundles}>Bundles</ButtonLink>
            <ButtonLink kind="primary" to={paths.newAssociationForm}>
              Add a form
            </ButtonLink>
          </PrimaryBar>
        }
      >
        Association forms
      </PageTitle>
      <AssociationFilters filter={filter} onFilter={show} />
      <AssociationTable
        filter={filter}
        formPath={paths.associationForm}
        addButton={<ButtonLink to={paths.newAssociationForm}>Add the first form</ButtonLink>}
        onShowAll={() => show({ searchTerm: '', category: '', state: '' })}
      />
    </>
  )
}
