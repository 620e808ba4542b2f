import { isPrintable } from '@countersign/contract/rules/form-rules'
import { FormFilters } from '../../../features/forms/catalog/form-filters.tsx'
import { FormList } from '../../../features/forms/catalog/form-list.tsx'
import { useFormFilter } from '../../../features/forms/catalog/use-form-filter.ts'
import { useCurrentUser } from '../../../features/session/current-user.tsx'
import { paths } from '../../../lib/paths.ts'
import { PageTitle } from '../../../ui/page-title.tsx'

export function ChoosePrintable() {
  const { properties } = useCurrentUser()
  const [filter, setFilter] = useFormFilter(properties[0]?.address.state)

  return (
    <>
      <PageTitle lead="Notices and receipts to print and sign in ink. Choose one and fill it out for one of your units.">
        Fill and print a form
      </PageTitle>
      <FormFilters filter={filter} onFilter={setFilter} />
      <FormList
        filter={filter}
        people={[]}
        isListed={isPrintable}
        choiceOf={() => undefined}
        printPath={(formId) => paths.print(formId)}
        noResults="Only notices and receipts are printed here. Forms that residents sign go into a packet."
        onShowAll={() => setFilter({ ...filter, searchTerm: '', category: '' })}
      />
    </>
  )
}
