import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { Button } from './button.tsx'

interface ShowMoreProps {
  list: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>
  className?: string | undefined
  children: string
}

/** The next page of a list; nothing at its end. */
export function ShowMore({ list, className, children }: ShowMoreProps) {
  return (
    list.hasNextPage && (
      <Button
        className={className}
        busy={list.isFetchingNextPage}
        busyLabel="Loading…"
        onClick={() => void list.fetchNextPage()}
      >
        {children}
      </Button>
    )
  )
}
