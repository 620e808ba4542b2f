import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { errorMessage } from '../lib/problem-messages.ts'
import { Button } from './button.tsx'
import flexStyles from './flex.module.css'
import { Notice } from './notice.tsx'
import spaceStyles from './space.module.css'

interface ShowMoreProps {
  list: Pick<
    UseInfiniteQueryResult,
    'error' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
  >
  children: string
}

/** The next page of a list, which stays if it cannot be loaded; nothing at its end. */
export function ShowMore({ list, children }: ShowMoreProps) {
  return (
    list.hasNextPage && (
      <>
        {list.isFetchNextPageError && (
          <div className={clsx(flexStyles.wide, spaceStyles.bottom3)}>
            <Notice tone="red" role="alert">
              {errorMessage(list.error)}
            </Notice>
          </div>
        )}
        <Button
          busy={list.isFetchingNextPage}
          busyLabel="Loading…"
          onClick={() => void list.fetchNextPage()}
        >
          {children}
        </Button>
      </>
    )
  )
}
