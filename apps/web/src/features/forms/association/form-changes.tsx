import { formatDay } from '@countersign/answers/format-day'
import type { FormChange } from '@countersign/contract/schemas/association'
import { useInfiniteQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { ShowMore } from '../../../ui/show-more.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { QueryError } from '../../../ui/query-error.tsx'
import flexStyles from '../../../ui/flex.module.css'
import { LoadingState } from '../../../ui/loading-state.tsx'
import rowStyles from '../../../ui/row-list.module.css'
import spaceStyles from '../../../ui/space.module.css'
import { formChangesQuery } from './association-queries.ts'
import textStyles from '../../../ui/text.module.css'

/** What the association has published and withdrawn, newest first. */
export function FormChanges() {
  const changes = useInfiniteQuery(formChangesQuery)
  if (changes.isPending) {
    return <LoadingState shape="cards" count={3} label="Loading what changed…" />
  }
  if (!changes.data) {
    return (
      <Card>
        <QueryError query={changes} title="What changed could not be loaded." />
      </Card>
    )
  }

  const shown = changes.data.pages.flatMap((page) => page.changes)
  if (shown.length === 0) {
    return (
      <Card>
        <EmptyState title="Your association has not published any forms here yet.">
          When it publishes or withdraws one, it is said here.
        </EmptyState>
      </Card>
    )
  }
  return (
    <>
      <Card className={spaceStyles.bottom4}>
        <ul className={flexStyles.column0}>
          {shown.map((change) => (
            <li
              key={`${change.formId} ${change.edition} ${change.kind}`}
              className={clsx(flexStyles.column2, rowStyles.row)}
            >
              <h2 className={textStyles.label}>
                {change.title} · {change.number}
              </h2>
              <p className={textStyles.hint}>{describe(change)}</p>
              <p className={textStyles.lines}>{change.words}</p>
              {change.replacement && <p>Use “{change.replacement}” instead.</p>}
            </li>
          ))}
        </ul>
      </Card>
      <ShowMore list={changes}>Show more</ShowMore>
    </>
  )
}

function describe({ kind, day, edition }: FormChange): string {
  switch (kind) {
    case 'new':
      return `New from ${formatDay(day)}`
    case 'changed':
      return `Edition ${edition}, from ${formatDay(day)}`
    case 'withdrawn':
      return `Edition ${edition} withdrawn from ${formatDay(day)}`
  }
}
