import type { AssociationForm } from '@countersign/contract/schemas/association'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { fetchFormsFailedText } from '../../../lib/problem-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { ShowMore } from '../../../ui/show-more.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { QueryError } from '../../../ui/query-error.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import tableStyles from '../../../ui/small-table.module.css'
import spaceStyles from '../../../ui/space.module.css'
import { associationFormsQuery, type AssociationFilter } from './association-queries.ts'
import { FormState } from './form-state.tsx'
import textStyles from '../../../ui/text.module.css'

interface AssociationTableProps {
  filter: AssociationFilter
  formPath: (formId: string) => string
  addButton: ReactNode
  onShowAll: () => void
}

export function AssociationTable({
  filter,
  formPath,
  addButton,
  onShowAll,
}: AssociationTableProps) {
  const forms = useInfiniteQuery(associationFormsQuery(filter))
  if (forms.isPending) {
    return <LoadingState shape="rows" count={5} label="Loading forms…" />
  }
  if (!forms.data) {
    return (
      <Card>
        <QueryError query={forms} fallback={fetchFormsFailedText} />
      </Card>
    )
  }

  const shown = forms.data.pages.flatMap((page) => page.forms)
  if (shown.length === 0) {
    return (
      <Card>
        <NoForms filter={filter} addButton={addButton} onShowAll={onShowAll} />
      </Card>
    )
  }
  return (
    <>
      <Card flush className={spaceStyles.bottom4}>
        <table className={tableStyles.table} aria-label="Association forms">
          <thead>
            <tr>
              <th scope="col">Number</th>
              <th scope="col">Title</th>
              <th scope="col">States</th>
              <th scope="col">Edition</th>
              <th scope="col">State</th>
              <th scope="col">Packets under way</th>
              <th scope="col">Used in 90 days</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((form) => (
              <FormRow key={form._id} form={form} path={formPath(form._id)} />
            ))}
          </tbody>
        </table>
      </Card>
      <ShowMore list={forms}>Show more forms</ShowMore>
    </>
  )
}

function FormRow({ form, path }: { form: AssociationForm; path: string }) {
  return (
    <tr>
      <td data-label="Number">{form.number ?? '–'}</td>
      <th scope="row" className={textStyles.strong}>
        <Link to={path}>{form.title}</Link>
      </th>
      <td data-label="States">{form.states?.join(', ') ?? 'All'}</td>
      <td data-label="Edition">{form.edition}</td>
      <td>
        <FormState state={form.state} firstDay={form.firstDay} />
        {form.draft && form.state !== 'draft' && (
          <span className={textStyles.below}>and a draft</span>
        )}
      </td>
      <td data-label="Packets under way">{form.packetsUnderWay}</td>
      <td data-label="Used in 90 days">{form.usedIn90Days}</td>
    </tr>
  )
}

function NoForms({
  filter,
  addButton,
  onShowAll,
}: Pick<AssociationTableProps, 'filter' | 'addButton' | 'onShowAll'>) {
  if (filter.searchTerm || filter.category || filter.state) {
    return (
      <EmptyState
        title="No form of the association matches."
        action={<Button onClick={onShowAll}>Show all forms</Button>}
      >
        Titles and numbers are searched.
      </EmptyState>
    )
  }

  return (
    <EmptyState title="The association has no forms here yet." action={addButton}>
      Add the association’s papers as PDF or text. Members see a form once you have published it.
    </EmptyState>
  )
}
