import type { Form, Signer } from '@countersign/contract'
import {
  appliesIn,
  isSignable,
  jurisdictionError,
  signerScopeError,
} from '@countersign/contract/calls'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { pluralize } from '../../../lib/pluralize.ts'
import { fetchFormsFailedText, errorMessage } from '../../../lib/problem-messages.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { FormCard } from './form-card.tsx'
import { StateCheck } from './state-check.tsx'
import { OftenAdded } from './suggestions/often-added.tsx'
import styles from './form-catalog.module.css'
import { FormPreview } from './preview/form-preview.tsx'
import { type FormFilter, formsQuery } from './form-queries.ts'

interface FormListProps {
  filter: FormFilter
  /** Number of residents in the preview. */
  signers: number
  people: readonly Pick<Signer, 'kind'>[]
  isChosen: (formId: string) => boolean
  /** Why no more forms can be chosen, as a sentence. */
  limitReached?: string | undefined
  onToggle: (form: Form) => void
  onAdd: (form: Form) => void
  printPath: (formId: string) => string
  ownActions?: (form: Form) => ReactNode
  onShowAll: () => void
}

export function FormList(props: FormListProps) {
  const forms = useInfiniteQuery(formsQuery(props.filter))

  if (forms.isPending) {
    return <LoadingState shape="cards" count={3} label="Loading forms…" />
  }
  if (forms.isError) {
    return (
      <ErrorState
        title={errorMessage(forms.error, fetchFormsFailedText)}
        onRetry={() => void forms.refetch()}
        retrying={forms.isFetching}
      >
        The forms you have chosen are still selected.
      </ErrorState>
    )
  }

  const shown = forms.data.pages
    .flatMap((page) => page.forms)
    .filter((form) => appliesIn(form, props.filter.state))
  return (
    <>
      <StateCheck state={props.filter.state} />
      <p role="status" className={styles.count}>
        {shown.length > 0 && pluralize(shown.length, 'form')}
      </p>
      {shown.length === 0 ? (
        <NoResults onShowAll={props.onShowAll} />
      ) : (
        <Cards {...props} forms={shown} searching={forms.isPlaceholderData} />
      )}
      {forms.hasNextPage && (
        <Button
          busy={forms.isFetchingNextPage}
          busyLabel="Loading…"
          onClick={() => void forms.fetchNextPage()}
        >
          Show more forms
        </Button>
      )}
    </>
  )
}

function Cards(props: FormListProps & { forms: Form[]; searching: boolean }) {
  const { forms, searching, signers, people, isChosen, limitReached, onToggle, onAdd, printPath } =
    props
  const { state } = props.filter
  const unavailableReason = (form: Form) =>
    jurisdictionError(form, state) ?? scopeReason(form, people) ?? limitReached
  const [previewed, setPreviewed] = useState<Form>()

  return (
    <>
      <ul className={styles.cards} aria-label="Forms" aria-busy={searching}>
        {forms.map((form) => (
          <FormCard
            key={form._id}
            form={form}
            chosen={isChosen(form._id)}
            unavailable={unavailableReason(form)}
            onToggle={() => onToggle(form)}
            onPreview={() => setPreviewed(form)}
            printPath={printPath(form._id)}
            state={props.filter.state}
            ownActions={form.source === 'own' ? props.ownActions?.(form) : undefined}
          >
            <OftenAdded
              chosenForm={form}
              isChosen={isChosen}
              unavailableReason={unavailableReason}
              onAdd={onAdd}
            />
          </FormCard>
        ))}
      </ul>
      {previewed && (
        <FormPreview form={previewed} signers={signers} onClose={() => setPreviewed(undefined)} />
      )}
    </>
  )
}

/** A card of a printed form shows its own reason. */
function scopeReason(form: Form, people: FormListProps['people']): string | undefined {
  return isSignable(form.deliveryClass) ? signerScopeError(form, people) : undefined
}

function NoResults({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState
      title="No documents matched your search criteria."
      action={<Button onClick={onShowAll}>Show all forms</Button>}
    >
      Try another word, such as “pet” or “deposit”, or look in all categories.
    </EmptyState>
  )
}
