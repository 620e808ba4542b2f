import { clsx } from 'clsx'
import type { Form } from '@countersign/contract/schemas/forms/form'
import type { Signer } from '@countersign/contract/schemas/packets/create-packet'
import { appliesIn } from '@countersign/contract/rules/jurisdiction'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { paths } from '../../../lib/paths.ts'
import { pluralize } from '../../../lib/pluralize.ts'
import { fetchFormsFailedText } from '../../../lib/problem-messages.ts'
import { QueryError } from '../../../ui/query-error.tsx'
import { Button } from '../../../ui/button.tsx'
import { ShowMore } from '../../../ui/show-more.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import phoneStyles from '../../../ui/phone.module.css'
import spaceStyles from '../../../ui/space.module.css'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './form-catalog.module.css'
import { type FormFilter, formsQuery } from './form-queries.ts'
import { FormGroups } from './list/form-groups.tsx'
import { FormRow, type FormChoice } from './list/form-row.tsx'
import { FormPreview } from './preview/form-preview.tsx'
import { StateCheck } from './state-check.tsx'
import flexStyles from '../../../ui/flex.module.css'
import textStyles from '../../../ui/text.module.css'

interface FormListProps {
  filter: FormFilter
  people: readonly Pick<Signer, 'kind'>[]
  /** Undefined for a form that cannot be chosen here. */
  choiceOf: (form: Form) => FormChoice | undefined
  /** Something about a form and this home, as a sentence. */
  noteOn?: (form: Form) => string | undefined
  /** Of all forms, those that this list is about. */
  isListed?: (form: Form) => boolean
  /** Of the home. */
  city?: string | undefined
  printPath: (formId: string) => string
  ownActions?: (form: Form) => ReactNode
  /** Beside the number of forms. */
  action?: ReactNode
  /** What to do when nothing was found. */
  noResults?: string
  onShowAll: () => void
}

export function FormList(props: FormListProps) {
  const { filter, isListed = () => true } = props
  const forms = useInfiniteQuery(formsQuery(filter))

  if (forms.isPending) {
    return (
      <div className={spaceStyles.top4}>
        <LoadingState shape="cards" count={3} label="Loading forms…" />
      </div>
    )
  }
  if (!forms.data) {
    return (
      <QueryError query={forms} fallback={fetchFormsFailedText}>
        The forms you have chosen are still selected.
      </QueryError>
    )
  }

  const shown = forms.data.pages
    .flatMap((page) => page.forms)
    .filter((form) => appliesIn(form, filter.state) && isListed(form))
  return (
    <>
      <div className={clsx(flexStyles.row04, textStyles.hint, styles.found)}>
        <p role="status" className={phoneStyles.neverSeen}>
          {shown.length > 0 && describe(shown.length, filter)}
        </p>
        <StateCheck state={filter.state} city={props.city} />
        {shown.some(({ source }) => source === 'association') && <ChangesLink />}
        {props.action}
      </div>
      {shown.length === 0 ? (
        <NoResults hint={props.noResults} onShowAll={props.onShowAll} />
      ) : (
        <Forms {...props} forms={shown} isBusy={forms.isPlaceholderData} />
      )}
      <ShowMore list={forms}>Show more forms</ShowMore>
    </>
  )
}

/** In a new tab, so that nobody loses their place. */
function ChangesLink() {
  return (
    <a className={textStyles.target} href={paths.formChanges} target="_blank" rel="noreferrer">
      What changed<VisuallyHidden> in your association’s forms, opens in a new tab</VisuallyHidden>
    </a>
  )
}

function Forms(props: FormListProps & { forms: Form[]; isBusy: boolean }) {
  const { forms, isBusy, filter, people, choiceOf, noteOn, printPath, ownActions } = props
  const [previewed, setPreviewed] = useState<Form>()

  return (
    <>
      <FormGroups
        forms={forms}
        isSearch={filter.searchTerm !== ''}
        isBusy={isBusy}
        renderForm={(form, { showCategory }) => (
          <FormRow
            key={form._id}
            form={form}
            people={people}
            {...withChoice(choiceOf(form))}
            onPreview={() => setPreviewed(form)}
            printPath={printPath(form._id)}
            state={filter.state}
            showCategory={showCategory}
            note={noteOn?.(form)}
            ownActions={form.source === 'custom' ? ownActions?.(form) : undefined}
          />
        )}
      />
      {previewed && (
        <FormPreview
          form={previewed}
          people={people}
          {...withChoice(choiceOf(previewed))}
          onClose={() => setPreviewed(undefined)}
        />
      )}
    </>
  )
}

function withChoice(choice: FormChoice | undefined): { choice?: FormChoice } {
  return choice ? { choice } : {}
}

function describe(count: number, { searchTerm }: FormFilter): string {
  return searchTerm ? `${pluralize(count, 'form')} for “${searchTerm}”` : pluralize(count, 'form')
}

function NoResults({ hint, onShowAll }: { hint: string | undefined; onShowAll: () => void }) {
  return (
    <EmptyState
      title="No documents matched your search criteria."
      action={<Button onClick={onShowAll}>Show all forms</Button>}
    >
      {hint ?? 'Try another word, such as “pet” or “deposit”, or look in all categories.'}
    </EmptyState>
  )
}
