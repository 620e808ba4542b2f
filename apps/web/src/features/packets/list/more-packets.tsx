import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { pluralize } from '../../../lib/pluralize.ts'
import flexStyles from '../../../ui/flex.module.css'
import { ShowMore } from '../../../ui/show-more.tsx'
import spaceStyles from '../../../ui/space.module.css'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

const more = clsx(flexStyles.row3, flexStyles.center, spaceStyles.top5)

interface MorePacketsProps {
  list: UseInfiniteQueryResult
  shown: number
}

export function MorePackets({ list, shown }: MorePacketsProps) {
  return (
    <>
      <VisuallyHidden>
        <span role="status">{pluralize(shown, 'packet')} shown</span>
      </VisuallyHidden>
      {list.hasNextPage && (
        <div className={more}>
          <ShowMore list={list}>Show more</ShowMore>
        </div>
      )}
    </>
  )
}
