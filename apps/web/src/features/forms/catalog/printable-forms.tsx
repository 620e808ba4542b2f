import type { Form, UsState } from '@countersign/contract'
import { isPrintable, printReason } from '@countersign/contract/calls'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pluralize } from '../../../lib/pluralize.ts'
import { fetchFormsFailedText, errorMessage } from '../../../lib/problem-messages.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import cardStyles from './form-card.module.css'
import styles from './form-catalog.module.css'
import { formsQuery, type FormFilter } from './form-queries.ts'
import { FormStateRule } from './form-state-rule.tsx'
import { FormThumbnail } from './form-thumbnail.tsx'

interface PrintableFormsProps {
  filter: FormFilter
  printPath: (formId: string) => string
  onShowAll: () => void
}

export function PrintableForms({ filter, printPath, onShowAll }: PrintableFormsProps) {
  const forms = useInfiniteQuery(formsQuery(filter))
  if (forms.isPending) {
    return <LoadingState shape="cards" count={3} label="Loading forms…" />
  }
  if (forms.isError) {
    return (
      <ErrorState
        title={errorMessage(forms.error, fetchFormsFailedText)}
        onRetry={() => void forms.refetch()}
        retrying={forms.isFetching}
      />
    )
  }

  const shown = forms.data.pages.flatMap((page) => page.forms).filter(isPrintable)
  return (
    <>
      {shown.length === 0 ? (
        <EmptyState
          title="No documents matched your search criteria."
          action={<Button onClick={onShowAll}>Show all forms</Button>}
        >
          Only notices and receipts are printed here. Forms that residents sign go into a packet.
        </EmptyState>
      ) : (
        <ul className={styles.cards} aria-label="Forms" aria-busy={forms.isPlaceholderData}>
          {shown.map((form) => (
            <PrintableCard
              key={form._id}
              form={form}
              state={filter.state}
              to={printPath(form._id)}
            />
          ))}
        </ul>
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

interface PrintableCardProps {
  form: Form
  state: UsState | undefined
  to: string
}

function PrintableCard({ form, state, to }: PrintableCardProps) {
  return (
    <li className={cardStyles.card}>
      <FormThumbnail formId={form._id} />
      <div className={cardStyles.content}>
        <h2 className={cardStyles.title}>{form.title}</h2>
        <p className={cardStyles.useWhen}>{form.useWhen}</p>
        <FormStateRule formId={form._id} state={state} />
        <ul className={cardStyles.facts}>
          <li>{printReason(form.deliveryClass)?.badge ?? 'Signed by you'}</li>
          <li>{pluralize(form.pages, 'page')}</li>
        </ul>
      </div>
      <div className={cardStyles.action}>
        <ButtonLink to={to}>
          Fill and print <VisuallyHidden>{form.title}</VisuallyHidden>
        </ButtonLink>
      </div>
    </li>
  )
}
