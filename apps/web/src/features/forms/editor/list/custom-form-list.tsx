import { clsx } from 'clsx'
import type { Form } from '@countersign/contract/schemas/forms/form'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { pluralize } from '../../../../lib/pluralize.ts'
import { fetchFormsFailedText } from '../../../../lib/problem-messages.ts'
import { QueryError } from '../../../../ui/query-error.tsx'
import { Button } from '../../../../ui/button.tsx'
import { ShowMore } from '../../../../ui/show-more.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Card } from '../../../../ui/card.tsx'
import { LoadingState } from '../../../../ui/loading-state.tsx'
import spaceStyles from '../../../../ui/space.module.css'
import textStyles from '../../../../ui/text.module.css'
import { customFormsQuery, type CustomFormFilter } from '../saving/custom-form-queries.ts'
import { DeleteForm } from './delete-form.tsx'
import { DeletedForm } from './deleted-form.tsx'
import { CustomFormCard } from './custom-form-card.tsx'
import { CustomFormFilters } from './custom-form-filters.tsx'
import { CustomFormSearch } from './custom-form-search.tsx'
import flexStyles from '../../../../ui/flex.module.css'

interface CustomFormListProps {
  filter: CustomFormFilter
  onFilter: (filter: CustomFormFilter) => void
  editPath: (formId: string) => string
  addButton: ReactNode
  onPreview: (form: Form) => void
  onDeleted: (formId: string) => void
}

/** So many can be seen at a glance. */
const fewForms = 3
/** So many are filtered by category and state. */
const manyForms = 20

export function CustomFormList(props: CustomFormListProps) {
  const { filter, onFilter, editPath, addButton, onPreview, onDeleted } = props
  const { searchTerm } = filter
  const isNarrowed = filter.category !== '' || filter.state !== ''
  const isFiltered = searchTerm !== '' || isNarrowed
  const forms = useInfiniteQuery(customFormsQuery(filter))
  const [deleting, setDeleting] = useState<Form>()
  const [deleted, setDeleted] = useState<readonly Form[]>([])

  if (forms.isPending) {
    return <LoadingState shape="cards" count={2} label="Loading your forms…" />
  }
  if (!forms.data) {
    return (
      <Card>
        <QueryError query={forms} fallback={fetchFormsFailedText}>
          Nothing is lost. Packets that use your forms still work.
        </QueryError>
      </Card>
    )
  }

  const shown = forms.data.pages.flatMap((page) => page.forms)
  return (
    <>
      <DeletedForm
        form={deleted.at(-1)}
        count={deleted.length}
        onRestored={() => setDeleted(deleted.slice(0, -1))}
      />
      {(shown.length > fewForms || isFiltered) && (
        <CustomFormSearch
          searchTerm={searchTerm}
          onSearch={(term) => onFilter({ ...filter, searchTerm: term })}
        />
      )}
      {(shown.length > manyForms || isNarrowed) && (
        <CustomFormFilters filter={filter} onFilter={onFilter} />
      )}
      <p role="status" className={textStyles.soft}>
        {isFiltered && shown.length > 0 && describeFound(shown.length, forms.hasNextPage)}
      </p>
      {shown.length === 0 && isFiltered && (
        <Card>
          <EmptyState
            title={
              searchTerm
                ? `None of your forms matches “${searchTerm}”.`
                : 'None of your forms is for these homes in this category.'
            }
            action={
              <Button onClick={() => onFilter({ searchTerm: '', category: '', state: '' })}>
                Show all my forms
              </Button>
            }
          >
            Titles, descriptions and categories are searched.
          </EmptyState>
        </Card>
      )}
      {shown.length === 0 && !isFiltered && (
        <Card>
          <EmptyState title="You have no forms of your own yet." action={addButton}>
            Use custom forms in your packets: upload a PDF and mark who fills out what and who signs
            where, or write a form here.
          </EmptyState>
        </Card>
      )}
      {shown.length > 0 && (
        <ul className={clsx(flexStyles.column3, spaceStyles.bottom4)} aria-label="Your forms">
          {shown.map((form) => (
            <CustomFormCard
              key={form._id}
              form={form}
              editPath={editPath(form._id)}
              onPreview={() => onPreview(form)}
              onDelete={() => setDeleting(form)}
            />
          ))}
        </ul>
      )}
      <ShowMore list={forms}>Show more forms</ShowMore>
      {deleting && (
        <DeleteForm
          form={deleting}
          onClose={() => setDeleting(undefined)}
          onDeleted={() => {
            setDeleting(undefined)
            setDeleted([...deleted, deleting])
            onDeleted(deleting._id)
          }}
        />
      )}
    </>
  )
}

function describeFound(count: number, hasMore: boolean): string {
  return `${hasMore ? 'More than ' : ''}${pluralize(count, 'form')} found.`
}
