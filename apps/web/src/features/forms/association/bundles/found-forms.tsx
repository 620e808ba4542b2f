import type { BundledForm } from '@countersign/contract/schemas/association'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fetchFormsFailedText } from '../../../../lib/problem-messages.ts'
import { useDebouncedTerm } from '../../../../lib/use-debounced-term.ts'
import { Button } from '../../../../ui/button.tsx'
import cardStyles from '../../../../ui/card.module.css'
import { QueryError } from '../../../../ui/query-error.tsx'
import flexStyles from '../../../../ui/flex.module.css'
import { LoadingState } from '../../../../ui/loading-state.tsx'
import { SearchField } from '../../../../ui/search-field.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import textStyles from '../../../../ui/text.module.css'
import { bundleFormsQuery } from './bundle-queries.ts'

interface FoundFormsProps {
  isChosen: (formId: string) => boolean
  onAdd: (form: BundledForm) => void
}

/** What can be added: forms of the association and of the library. */
export function FoundForms({ isChosen, onAdd }: FoundFormsProps) {
  const [searchTerm, setSearchTerm] = useState('')
  const { text, type } = useDebouncedTerm(searchTerm, setSearchTerm)
  const found = useQuery(bundleFormsQuery(searchTerm))
  if (found.isPending) {
    return <LoadingState shape="rows" count={3} label="Loading forms…" />
  }
  if (found.isError) {
    return <QueryError query={found} fallback={fetchFormsFailedText} />
  }

  const open = found.data.filter(({ formId }) => !isChosen(formId))
  return (
    <section className={flexStyles.column4} aria-label="Forms to add">
      <SearchField label="Find a form to add" text={text} onType={type} />
      {open.length === 0 ? (
        <p role="status">No other form matches.</p>
      ) : (
        <ul className={cardStyles.scroller}>
          {open.map((form) => (
            <li key={form.formId} className={flexStyles.pair}>
              <span>
                {form.title}
                {form.number && <span className={textStyles.hint}> · {form.number}</span>}
              </span>
              <Button kind="quiet" onClick={() => onAdd(form)}>
                Add<VisuallyHidden> {form.title}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
